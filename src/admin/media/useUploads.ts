import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { notices } from '#admin/shell/notices.ts';
import { DataError, toDataError } from '#data/errors.ts';
import { isPicture, type MediaItem, findRefusal } from '#data/media/media.ts';
import { createUpload, KnownFileError, type Upload, uploadMediaMutation } from '#data/media/media.queries.ts';
import { type ToastOptions, useToast } from '#design-system/components/Toast';

/** A file on its way, or stopped by what `error` says. */
export type QueuedFile = {
  id: string;
  name: string;
  /** As it was chosen: what comes out of preparing a picture is another one. */
  chosen: File;
  /** Null for a file that the library doesn't take: it is never sent. */
  upload: Upload | null;
  /** A picture is prepared before anything of it leaves. */
  step: 'preparing' | 'sending';
  /** The part that has left, from 0 to 1. */
  progress: number;
  error: DataError | null;
};

function queued(file: File, refusal: string | null, replaces: MediaItem | undefined): QueuedFile {
  return {
    id: crypto.randomUUID(),
    name: file.name,
    chosen: file,
    upload: refusal ? null : createUpload(file, replaces),
    step: isPicture(file.name) ? 'preparing' : 'sending',
    progress: 0,
    error: refusal ? new DataError('invalid', { sentence: refusal }) : null,
  };
}

export interface UploadsOptions {
  /** Why a file isn't even sent, in a sentence; null when it is. */
  refuse?: (file: File) => string | null;
  /** A file has arrived, as this medium. */
  onUploaded?: (medium: MediaItem, chosen: File) => void;
  /** The library has the same file, and the person takes that one; in its absence, `onUploaded` gets it. */
  onKnown?: (medium: MediaItem, chosen: File) => void;
  /** The medium that gets the file in place of its own. */
  replaces?: MediaItem;
  /** What is shown once files have arrived; null for nothing. */
  uploaded?: ToastOptions | null;
}

/** Sends files side by side, and keeps those that failed until they are sent again or dismissed. */
export function useUploads({
  refuse = findRefusal,
  onUploaded,
  onKnown = onUploaded,
  replaces,
  uploaded = notices.mediumUploaded,
}: UploadsOptions = {}) {
  const showToast = useToast();
  const { mutateAsync: uploadFile } = useMutation(uploadMediaMutation);
  const [files, setFiles] = useState<QueuedFile[]>([]);
  const stops = useRef(new Map<string, AbortController>());

  const change = (id: string, values: Partial<QueuedFile>) =>
    setFiles((list) => list.map((file) => (file.id === id ? { ...file, ...values } : file)));

  const dismiss = useCallback((id: string) => {
    stops.current.get(id)?.abort();
    setFiles((list) => list.filter((file) => file.id !== id));
  }, []);

  /** Resolves to whether the file arrived, or to why it didn't. */
  const send = async ({ id, chosen, upload, error: refusal }: QueuedFile): Promise<boolean | DataError> => {
    if (!upload) return refusal ?? false;
    // A second click on « Réessayer » can come before the button is gone.
    if (stops.current.has(id)) return false;
    const stop = new AbortController();
    stops.current.set(id, stop);
    change(id, { progress: 0, error: null });
    try {
      const medium = await uploadFile({
        upload,
        signal: stop.signal,
        onStep: (step) => {
          change(id, { step });
        },
        onProgress: (progress) => {
          change(id, { progress });
        },
      });
      dismiss(id);
      onUploaded?.(medium, chosen);
      return true;
    } catch (failure) {
      if (stop.signal.aborted) return false;
      const error = toDataError(failure);
      change(id, { error });
      return error;
    } finally {
      stops.current.delete(id);
    }
  };

  /** One toast of each kind for all files that were chosen together; each file says for itself what stopped it. */
  const sendAll = async (batch: QueuedFile[]) => {
    const outcomes = await Promise.all(batch.map(send));
    if (uploaded && outcomes.includes(true)) showToast(uploaded);
    // Of a file that is known, its line in the list says more.
    const error = outcomes.find(
      (outcome) => outcome instanceof DataError && !(outcome instanceof KnownFileError),
    );
    if (error) showToast(notices.requestFailed(error));
  };

  return {
    isUploading: files.some(({ error }) => error === null),
    /** Takes files in, and sends those that the library takes. */
    add: (chosen: readonly File[]) => {
      const batch = chosen.map((file) => queued(file, refuse(file), replaces));
      setFiles((list) => [...list, ...batch]);
      void sendAll(batch);
    },
    /** What `UploadQueue` shows and offers. */
    queue: {
      files,
      /** Sends a file again; what had already arrived of it isn't sent twice. */
      onRetry: (file: QueuedFile) => {
        void sendAll([file]);
      },
      /** Takes the medium that has the same file, and forgets this one. */
      onTakeKnown: ({ id, chosen, error }: QueuedFile) => {
        if (error instanceof KnownFileError) onKnown?.(error.known, chosen);
        dismiss(id);
      },
      /** Sends a file although the library has the same. */
      onRepeat: (file: QueuedFile) => {
        if (file.upload) file.upload.mayRepeat = true;
        void sendAll([file]);
      },
      /** Stops sending a file, or forgets one that failed. */
      onDismiss: dismiss,
    },
  };
}
