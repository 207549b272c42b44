import {
  DetailedError,
  type HttpRequest,
  type HttpResponse,
  type PreviousUpload,
  Upload,
} from 'tus-js-client';
import { connection } from '#data/connection.ts';
import { DataError, fromResponse, toDataError, unreadable } from '#data/errors.ts';
import { storageOrigin } from '#data/localBackend.ts';
import { currentSession, explainRefusal } from '#data/supabase.ts';
import { toFingerprint, uploadLifetime } from './unfinishedUploads.ts';
import type { UploadOptions } from './uploadObject.ts';

/** The one size of a part that Supabase takes, but for the last. */
const partSize = 6 * 1024 * 1024;

/** Milliseconds between one try and the next without a byte in between: about ten minutes, then the person is asked. */
const pauses = [0, 1000, 2000, 5000, 10_000, ...Array.from({ length: 20 }, () => 30_000)];

/** What stopped a request for now: it is sent again by itself. A full disk stays full. */
function isPassing({ kind, status }: DataError, method: string) {
  if (method !== 'POST' && (kind === 'duplicate' || kind === 'notFound' || status === 410 || status === 423))
    return true;
  return (
    ['offline', 'timeout', 'rateLimited'].includes(kind) ||
    (kind === 'server' && status !== 507 && status !== null)
  );
}

const isFresh = ({ creationTime }: PreviousUpload) => Date.now() - Date.parse(creationTime) < uploadLifetime;

/**
 * Sends a sound or a film to the bucket `media`, in parts: after a lost connection, and in another tab, it goes on where it
 * stopped. Resolves to the key under which it is stored: the one that it was first given, if it is gone on with.
 */
export async function uploadInParts(
  objectKey: string,
  file: File,
  type: string,
  { onProgress, onStep, signal }: UploadOptions = {},
): Promise<string> {
  signal?.throwIfAborted();
  const { url, key, timeout } = connection();
  const { user } = await currentSession();
  let method = '';
  let authorization = '';
  let isGoneOn = false;
  let failuresInRow = 0;
  let stalled: ReturnType<typeof setTimeout> | undefined;
  let isOurs = false;
  let conflicts = 0;
  let resolve!: () => void;
  let reject!: (reason: unknown) => void;
  const ended = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });
  const listening = new AbortController();
  const upload = new Upload(file, {
    endpoint: `${storageOrigin(url)}/storage/v1/upload/resumable`,
    chunkSize: partSize,
    retryDelays: pauses,
    removeFingerprintOnSuccess: true,
    fingerprint: () => Promise.resolve(toFingerprint(user.id, file)),
    metadata: { bucketName: 'media', objectName: objectKey, contentType: type, cacheControl: '31536000' },
    headers: { apikey: key, 'x-upsert': 'false' },
    async onBeforeRequest(request: HttpRequest) {
      method = request.getMethod();
      authorization = `Bearer ${(await currentSession()).access_token}`;
      request.setHeader('authorization', authorization);
      waitForMore();
    },
    async onAfterResponse(_request: HttpRequest, answer: HttpResponse) {
      clearTimeout(stalled);
      const status = answer.getStatus();
      // What isn't there any more is begun anew. Left to itself, the client would do so after each refusal.
      if (status < 400 || (method === 'HEAD' && (status === 404 || status === 410))) return;
      const refusal = await fromResponse(new Response(answer.getBody(), { status }));
      throw await explainRefusal(refusal, authorization);
    },
    onUploadUrlAvailable() {
      isOurs = true;
    },
    onShouldRetry(error) {
      clearTimeout(stalled);
      const cause = findCause(error);
      // What has arrived is another part than was thought; or, again and again, the whole is there.
      if (cause.kind === 'duplicate' && method !== 'POST') conflicts += 1;
      if (conflicts > 2 || !isPassing(cause, method)) return false;
      interrupt();
      return true;
    },
    onProgress(sent, size) {
      if (sent > 0) failuresInRow = 0;
      waitForMore();
      onStep?.(isGoneOn && sent > 0 ? 'resumed' : 'sending');
      onProgress?.(size && sent / size);
    },
    onError: (error) => reject(findCause(error)),
    onSuccess: () => resolve(),
  });

  function interrupt() {
    isGoneOn = true;
    onStep?.('interrupted');
  }
  function startAgain() {
    void upload.abort();
    upload.start();
  }
  /** A heavy file takes as long as it takes; a request that no longer moves has failed. */
  function waitForMore() {
    clearTimeout(stalled);
    stalled = setTimeout(() => {
      failuresInRow += 1;
      if (failuresInRow > pauses.length) {
        void upload.abort();
        reject(new DataError('timeout'));
        return;
      }
      interrupt();
      startAgain();
    }, timeout);
  }

  const previous = (await upload.findPreviousUploads().catch(() => [])).filter(isFresh).at(-1);
  const storedKey = previous?.metadata['objectName'] ?? objectKey;
  if (previous) {
    upload.resumeFromPreviousUpload(previous);
    upload.options.metadata = { ...upload.options.metadata, objectName: storedKey };
    isGoneOn = true;
    isOurs = true;
  }
  signal?.throwIfAborted();
  addEventListener('online', startAgain, { signal: listening.signal });
  signal?.addEventListener(
    'abort',
    () => {
      // What has arrived is of no use any more; it goes by itself after a day, if not now.
      void upload.abort(true).catch(() => undefined);
      reject(new DOMException('Envoi annulé', 'AbortError'));
    },
    { signal: listening.signal },
  );
  upload.start();
  try {
    await ended;
  } catch (error) {
    // It had arrived whole, but nobody said so.
    if (!isOurs || toDataError(error).kind !== 'duplicate') throw error;
  } finally {
    clearTimeout(stalled);
    listening.abort();
  }
  return storedKey;
}

/** What stands behind an error of the client: an answer that was refused, one that can't be meant, or none. */
function findCause(error: Error | DetailedError): DataError {
  if (!(error instanceof DetailedError)) return toDataError(error);
  if (error.causingError instanceof DataError) return error.causingError;
  return error.originalResponse ? unreadable(error) : new DataError('offline', { cause: error });
}
