"""The figures we promise, as ratios within one run: `make bench`."""
