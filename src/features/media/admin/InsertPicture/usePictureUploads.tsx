import type { ReactNode } from 'react';
import { findPictureRefusal } from '#features/media/data/media.ts';
import { UploadQueue } from '../UploadQueue/UploadQueue.tsx';
import { useUploads } from '../useUploads.ts';
import type { InsertedPicture } from './InsertPicture.tsx';

/**
 * Sends pictures that were dropped or pasted into a text to the library. `onArrived` gets each as soon as it is there,
 * beside the file that it was, without a word on what it shows: whoever inserts it asks. `queue` shows the progress, what was refused, and « Réessayer ».
 */
export function usePictureUploads(onArrived: (picture: InsertedPicture, chosen: File) => void): {
  upload: (files: readonly File[]) => void;
  isUploading: boolean;
  queue: ReactNode;
} {
  const { queue, isUploading, add } = useUploads({
    refuse: findPictureRefusal,
    onUploaded: ({ file_path, alt_text }, chosen) =>
      onArrived({ address: file_path, alt: alt_text ?? '' }, chosen),
  });
  return {
    upload: add,
    isUploading,
    queue: <UploadQueue {...queue} />,
  };
}
