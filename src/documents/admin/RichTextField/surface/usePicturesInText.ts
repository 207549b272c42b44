import { useRef } from 'react';
import type { PictureToPlace } from '#features/media/admin/PlacePicture/PlacePicture.tsx';
import { usePictureUploads } from '#features/media/admin/PlacePicture/usePictureUploads.tsx';
import { usePlacePicture } from '#features/media/admin/PlacePicture/usePlacePicture.tsx';
import type { TextEditor } from './createTextEditor.ts';
import { placePicture } from './pictures.ts';

/** Puts pictures into a text: out of the library, or files that are sent to it first. */
export function usePicturesInText(text: TextEditor | null) {
  const { pick, dialog } = usePlacePicture();
  const lastPlaced = useRef(Promise.resolve());
  /** What is done with files once they are in the library. */
  const purposes = useRef(new WeakMap<File, (picture: PictureToPlace) => void>());
  const { upload, isUploading, queue } = usePictureUploads(({ address, alt }, chosen) =>
    purposes.current.get(chosen)?.({ address, alt: alt || null }),
  );

  const placeNow = async (picture?: PictureToPlace, place?: number) => {
    const placed = await pick(picture);
    if (!text) return;
    if (placed) placePicture(text.editor, placed, place);
    else text.editor.commands.focus();
  };
  return {
    dialog,
    queue,
    isUploading,
    /** Asks what a picture shows, then puts it in. One after the other. */
    place: (picture?: PictureToPlace, place?: number) => {
      lastPlaced.current = lastPlaced.current.then(() => placeNow(picture, place));
    },
    /** Sends files to the library. */
    send: (files: File[], purpose: (picture: PictureToPlace) => void) => {
      for (const file of files) purposes.current.set(file, purpose);
      upload(files);
    },
  };
}
