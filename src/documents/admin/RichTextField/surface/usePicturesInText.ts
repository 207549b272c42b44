import { useRef } from 'react';
import type { PictureToInsert } from '#features/media/admin/InsertPicture/InsertPicture.tsx';
import { usePictureUploads } from '#features/media/admin/InsertPicture/usePictureUploads.tsx';
import { useInsertPicture } from '#features/media/admin/InsertPicture/useInsertPicture.tsx';
import type { TextEditor } from './createTextEditor.ts';
import { insertPicture } from './pictures.ts';

/** Puts pictures into a text: out of the library, or files that are sent to it first. */
export function usePicturesInText(text: TextEditor | null) {
  const { pick, dialog } = useInsertPicture();
  const lastInserted = useRef(Promise.resolve());
  /** What is done with files once they are in the library. */
  const purposes = useRef(new WeakMap<File, (picture: PictureToInsert) => void>());
  const { upload, isUploading, queue } = usePictureUploads(({ address, alt }, chosen) =>
    purposes.current.get(chosen)?.({ address, alt: alt || null }),
  );

  const insertNow = async (picture?: PictureToInsert, position?: number) => {
    const chosen = await pick(picture);
    if (!text) return;
    if (chosen) insertPicture(text.editor, chosen, position);
    else text.editor.commands.focus();
  };
  return {
    dialog,
    queue,
    isUploading,
    /** Asks what a picture shows, then puts it in. One after the other. */
    insert: (picture?: PictureToInsert, position?: number) => {
      lastInserted.current = lastInserted.current.then(() => insertNow(picture, position));
    },
    /** Sends files to the library. */
    send: (files: File[], purpose: (picture: PictureToInsert) => void) => {
      for (const file of files) purposes.current.set(file, purpose);
      upload(files);
    },
  };
}
