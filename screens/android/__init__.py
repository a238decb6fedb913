"""What plyer has not for Android, through pyjnius. Imported there only; not tried without a phone."""
