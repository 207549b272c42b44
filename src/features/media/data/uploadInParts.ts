import { DetailedError, type PreviousUpload, Upload } from 'tus-js-client';
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
  { signal, onStep, onProgress }: UploadOptions = {},
): Promise<string> {
  signal?.throwIfAborted();
  const { user } = await currentSession();
  let storedKey = objectKey;
  let method = '';
  let authorization = '';
  let isGoneOn = false;
  // The server has something of it: its key is no one else's.
  let isOurs = false;
  let conflicts = 0;

  const interrupt = () => {
    isGoneOn = true;
    onStep?.('interrupted');
  };
  const watch = watchRequests(() => upload, interrupt);
  const upload = new Upload(file, {
    ...describeRequests(),
    fingerprint: () => Promise.resolve(toFingerprint(user.id, file)),
    metadata: { bucketName: 'media', objectName: objectKey, contentType: type, cacheControl: '31536000' },
    async onBeforeRequest(request) {
      method = request.getMethod();
      authorization = `Bearer ${(await currentSession()).access_token}`;
      request.setHeader('authorization', authorization);
      watch.waitForMore();
    },
    async onAfterResponse(_request, answer) {
      watch.rest();
      const status = answer.getStatus();
      // What isn't there any more is begun anew. Left to itself, the client would do so after each refusal.
      if (status < 400 || (method === 'HEAD' && (status === 404 || status === 410))) return;
      throw await explainRefusal(
        await fromResponse(new Response(answer.getBody(), { status })),
        authorization,
      );
    },
    onUploadUrlAvailable: () => (isOurs = true),
    onShouldRetry(error) {
      watch.rest();
      const cause = findCause(error);
      // What has arrived is another part than was thought; or, again and again, the whole is there.
      if (cause.kind === 'duplicate' && method !== 'POST') conflicts += 1;
      if (conflicts > 2 || !isPassing(cause, method)) return false;
      interrupt();
      return true;
    },
    onProgress(sent, size) {
      watch.waitForMore(sent > 0);
      onStep?.(isGoneOn && sent > 0 ? 'resumed' : 'sending');
      onProgress?.(size && sent / size);
    },
    onError: (error) => watch.fail(findCause(error)),
    onSuccess: watch.succeed,
  });

  const begunKey = await resume(upload);
  if (begunKey !== undefined) {
    storedKey = begunKey;
    isGoneOn = true;
    isOurs = true;
  }
  signal?.throwIfAborted();
  const listening = new AbortController();
  addEventListener('online', watch.startAgain, { signal: listening.signal });
  const cancel = () => {
    // What has arrived is of no use any more; it goes by itself after a day, if not now.
    void upload.abort(true).catch(() => undefined);
    watch.fail(new DOMException('Envoi annulé', 'AbortError'));
  };
  signal?.addEventListener('abort', cancel, { signal: listening.signal });
  upload.start();
  try {
    await watch.ended;
  } catch (error) {
    // It had arrived whole, but nobody said so.
    if (!isOurs || toDataError(error).kind !== 'duplicate') throw error;
  } finally {
    watch.rest();
    listening.abort();
  }
  return storedKey;
}

/** Where and how parts are sent. */
function describeRequests() {
  const { url, key } = connection();
  return {
    endpoint: `${storageOrigin(url)}/storage/v1/upload/resumable`,
    chunkSize: partSize,
    retryDelays: pauses,
    removeFingerprintOnSuccess: true,
    headers: { apikey: key, 'x-upsert': 'false' },
  };
}

/** Goes on with what was begun with the same file; resolves to the key that it has. */
async function resume(upload: Upload): Promise<string | undefined> {
  const previous = (await upload.findPreviousUploads().catch(() => [])).filter(isFresh).at(-1);
  if (!previous) return undefined;
  const { objectName = '' } = previous.metadata;
  upload.resumeFromPreviousUpload(previous);
  upload.options.metadata = { ...upload.options.metadata, objectName };
  return objectName;
}

/** Follows the requests of an upload to its end: one that no longer moves is sent again, and too many in a row have failed. */
function watchRequests(getUpload: () => Upload, onInterrupted: () => void) {
  let failuresInRow = 0;
  let stalled: ReturnType<typeof setTimeout> | undefined;
  let succeed = () => {};
  let fail: (reason: unknown) => void = () => {};
  const ended = new Promise<void>((...settle) => {
    [succeed, fail] = settle;
  });
  const startAgain = () => {
    void getUpload().abort();
    getUpload().start();
  };
  const rest = () => clearTimeout(stalled);
  /** A heavy file takes as long as it takes. */
  const waitForMore = (hasMoved = false) => {
    rest();
    if (hasMoved) failuresInRow = 0;
    stalled = setTimeout(() => {
      failuresInRow += 1;
      if (failuresInRow > pauses.length) {
        void getUpload().abort();
        fail(new DataError('timeout'));
        return;
      }
      onInterrupted();
      startAgain();
    }, connection().timeout);
  };
  return { ended, succeed, fail, startAgain, rest, waitForMore };
}

/** What stands behind an error of the client: an answer that was refused, one that can't be meant, or none. */
function findCause(error: Error | DetailedError): DataError {
  if (!(error instanceof DetailedError)) return toDataError(error);
  if (error.causingError instanceof DataError) return error.causingError;
  return error.originalResponse ? unreadable(error) : new DataError('offline', { cause: error });
}
