import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notices } from '#admin/shell/notices.ts';
import { DataError, toDataError } from '#data/errors.ts';
import { isPicture, type MediaItem, findRefusal } from '#features/media/data/media.ts';
import { uploadMediaMutation } from '#features/media/data/media.queries.ts';
import { describeFacts } from '#features/media/data/sound/describeFacts.ts';
import { createTimeLeft } from '#features/media/data/timeLeft.ts';
import { createUpload, isPlayed, type Upload } from '#features/media/data/upload.ts';
import { KnownFileError } from '#features/media/data/uploadMedia.ts';
import type { UploadStep } from '#features/media/data/uploadObject.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { type ToastOptions, useToast } from '#design-system/components/Toast';

/** A file on its way, stopped by what `error` says, or arrived with a remark. */
export type QueuedFile = {
  id: string;
  name: string;
  /** As it was chosen: what comes out of preparing a picture is another one. */
  chosen: File;
  /** Null for a file that the library doesn't take: it is never sent. */
  upload: Upload | null;
  step: UploadStep | 'done';
  /** The part that is done of this step, from 0 to 1. */
  progress: number;
  /** Seconds until it has left, as far as can be known. */
  timeLeft: number | null;
  /** What the person is told of a sound once it was analysed, and nobody has to act on. */
  remark: string | null;
  error: DataError | null;
};

function queued(file: File, refusal: string | null, replaces: MediaItem | undefined): QueuedFile {
  return {
    id: crypto.randomUUID(),
    name: file.name,
    chosen: file,
    upload: refusal ? null : createUpload(file, replaces),
    step: isPicture(file.name) ? 'preparing' : isPlayed(file) ? 'waiting' : 'sending',
    progress: 0,
    timeLeft: null,
    remark: null,
    error: refusal ? new DataError('invalid', { sentence: refusal }) : null,
  };
}

/** What is told of an upload while it goes on, as changes of its line in the list. */
function followUpload(upload: Upload, change: (values: Partial<QueuedFile>) => void) {
  const timeLeft = createTimeLeft();
  let current: UploadStep | undefined;
  return {
    onStep(step: UploadStep) {
      if (step === current) return;
      // Where it stopped stays to be seen until it goes on.
      const isAnew = step === 'analysing' || (step === 'sending' && current === 'analysing');
      current = step;
      timeLeft.reset();
      const remark = upload.facts && describeFacts(upload.facts).text;
      change({ step, timeLeft: null, remark, ...(isAnew && { progress: 0 }) });
    },
    onProgress: (progress: number) => change({ progress, timeLeft: timeLeft.estimate(progress) }),
  };
}

/** Of a file that is known, its line in the list says more. */
const isTold = (outcome: boolean | DataError) =>
  outcome instanceof DataError && !(outcome instanceof KnownFileError);

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

/**
 * Sends files, and keeps those that failed until they are sent again or dismissed: pictures and documents side by side, sounds
 * and films one after the other. What the end of the session stopped goes on once the person has signed in again.
 */
export function useUploads({
  refuse = findRefusal,
  onUploaded,
  onKnown = onUploaded,
  replaces,
  uploaded = notices.mediumUploaded,
}: UploadsOptions = {}) {
  const showToast = useToast();
  const { hasSessionEnded } = useAuth();
  const { mutateAsync: uploadFile } = useMutation(uploadMediaMutation);
  const [files, setFiles] = useState<QueuedFile[]>([]);
  // What stops each file that is on its way.
  const stops = useRef(new Map<string, AbortController>());
  const change = (id: string, values: Partial<QueuedFile>) =>
    setFiles((list) => list.map((file) => (file.id === id ? { ...file, ...values } : file)));
  const dismiss = (id: string) => {
    stops.current.get(id)?.abort();
    setFiles((list) => list.filter((file) => file.id !== id));
  };

  /** Resolves to whether the file arrived, or to why it didn't. */
  const send = async ({ id, chosen, upload, error: refusal }: QueuedFile): Promise<boolean | DataError> => {
    if (!upload) return refusal ?? false;
    // A second click on « Réessayer » can come before the button is gone.
    if (stops.current.has(id)) return false;
    const stop = new AbortController();
    stops.current.set(id, stop);
    change(id, { progress: 0, timeLeft: null, error: null });
    try {
      const medium = await uploadFile({
        upload,
        signal: stop.signal,
        ...followUpload(upload, (values) => change(id, values)),
      });
      if (upload.facts && !describeFacts(upload.facts).isFine) change(id, { step: 'done' });
      else dismiss(id);
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
    const error = outcomes.find(isTold);
    if (error) showToast(notices.requestFailed(error));
  };

  const goOn = useEffectEvent(() => {
    void sendAll(files.filter(({ error }) => error?.kind === 'unauthenticated'));
  });
  useEffect(() => {
    if (!hasSessionEnded) goOn();
  }, [hasSessionEnded]);

  return {
    isUploading: files.some(({ error, step }) => error === null && step !== 'done'),
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
      onRetry: (file: QueuedFile) => void sendAll([file]),
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
      /** Stops sending a file, or forgets one that failed or has arrived. */
      onDismiss: dismiss,
    },
  };
}
