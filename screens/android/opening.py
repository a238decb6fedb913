"""Android's own way to choose a file: plyer asks for a path, which other apps' files no longer have."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from android import activity, mActivity
from jnius import autoclass

Activity = autoclass("android.app.Activity")
Intent = autoclass("android.content.Intent")
CODE = 7107  # by which the answer knows the question
PIECE = 64 * 1024  # bytes read at a time
LARGEST = 128 * 1024 * 1024  # of a file that is read


class Opening:
    def __init__(self) -> None:
        self.act: Callable[[list[str]], None] | None = None
        activity.bind(on_activity_result=self._chosen)

    def file(self, act: Callable[[list[str]], None]) -> None:
        """Asks for a document; it is copied into our own folder, where it can be read."""
        self.act = act
        intent = Intent(Intent.ACTION_OPEN_DOCUMENT)
        intent.addCategory(Intent.CATEGORY_OPENABLE)
        intent.setType("*/*")
        mActivity.startActivityForResult(intent, CODE)

    def _chosen(self, code: int, answer: int, data: Any) -> None:
        if code != CODE or answer != Activity.RESULT_OK or self.act is None:
            return
        copy = Path(mActivity.getCacheDir().getAbsolutePath()) / "opened"
        stream = mActivity.getContentResolver().openInputStream(data.getData())
        piece = bytearray(PIECE)
        read = 0
        with copy.open("wb") as file:
            while read <= LARGEST and (number := stream.read(piece, 0, PIECE)) > 0:
                file.write(piece[:number])
                read += number
        stream.close()
        self.act([str(copy)])


def instance() -> Opening:
    return Opening()
