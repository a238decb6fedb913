"""Android's share sheet for a text or a file."""

from __future__ import annotations

from pathlib import Path

from android import mActivity
from jnius import autoclass, cast

Intent = autoclass("android.content.Intent")
JavaString = autoclass("java.lang.String")
ContentValues = autoclass("android.content.ContentValues")
Downloads = autoclass("android.provider.MediaStore$Downloads")


class Sharing:
    def text(self, text: str) -> None:
        intent = Intent(Intent.ACTION_SEND)
        intent.setType("text/plain")
        intent.putExtra(Intent.EXTRA_TEXT, cast("java.lang.CharSequence", JavaString(text)))
        self._choose(intent)

    def file(self, path: Path, kind: str) -> None:
        """Other apps may not look into our folder: it goes into Downloads, which needs no permission."""
        values = ContentValues()
        values.put("_display_name", JavaString(path.name))
        values.put("mime_type", JavaString(kind))
        resolver = mActivity.getContentResolver()
        address = resolver.insert(Downloads.EXTERNAL_CONTENT_URI, values)
        stream = resolver.openOutputStream(address)
        stream.write(path.read_bytes())
        stream.close()
        intent = Intent(Intent.ACTION_SEND)
        intent.setType(kind)
        intent.putExtra(Intent.EXTRA_STREAM, cast("android.os.Parcelable", address))
        intent.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
        self._choose(intent)

    def _choose(self, intent: object) -> None:
        mActivity.startActivity(Intent.createChooser(intent, None))


def instance() -> Sharing:
    return Sharing()
