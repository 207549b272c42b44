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
  options: UploadOptions = {},
): Promise<string> {
  options.signal?.throwIfAborted();
  const { user } = await currentSession();
  return new PartedUpload({ objectKey, file, type, userId: user.id }, options).send();
}

type Sent = { objectKey: string; file: File; type: string; userId: string };

class PartedUpload {
  readonly #options: UploadOptions;
  readonly #upload: Upload;
  /** Milliseconds. */
  readonly #timeout: number;
  #storedKey: string;
  #method = '';
  #authorization = '';
  #isGoneOn = false;
  /** The server has something of it: its key is no one else's. */
  #isOurs = false;
  #conflicts = 0;
  #failuresInRow = 0;
  #stalled: ReturnType<typeof setTimeout> | undefined;
  #resolve!: () => void;
  #reject!: (reason: unknown) => void;
  readonly #ended = new Promise<void>((...settle) => {
    [this.#resolve, this.#reject] = settle;
  });

  constructor({ objectKey, file, type, userId }: Sent, options: UploadOptions) {
    const { url, key, timeout } = connection();
    this.#options = options;
    this.#timeout = timeout;
    this.#storedKey = objectKey;
    this.#upload = new Upload(file, {
      endpoint: `${storageOrigin(url)}/storage/v1/upload/resumable`,
      chunkSize: partSize,
      retryDelays: pauses,
      removeFingerprintOnSuccess: true,
      fingerprint: () => Promise.resolve(toFingerprint(userId, file)),
      metadata: { bucketName: 'media', objectName: objectKey, contentType: type, cacheControl: '31536000' },
      headers: { apikey: key, 'x-upsert': 'false' },
      onBeforeRequest: (request) => this.#prepare(request),
      onAfterResponse: (_request, answer) => this.#judge(answer),
      onUploadUrlAvailable: () => {
        this.#isOurs = true;
      },
      onShouldRetry: (error) => this.#isRetried(error),
      onProgress: (sent, size) => this.#advance(sent, size),
      onError: (error) => this.#reject(findCause(error)),
      onSuccess: () => this.#resolve(),
    });
  }

  async send() {
    const { signal } = this.#options;
    await this.#resume();
    signal?.throwIfAborted();
    const listening = new AbortController();
    addEventListener('online', () => this.#startAgain(), { signal: listening.signal });
    signal?.addEventListener('abort', () => this.#cancel(), { signal: listening.signal });
    this.#upload.start();
    try {
      await this.#ended;
    } catch (error) {
      // It had arrived whole, but nobody said so.
      if (!this.#isOurs || toDataError(error).kind !== 'duplicate') throw error;
    } finally {
      clearTimeout(this.#stalled);
      listening.abort();
    }
    return this.#storedKey;
  }

  /** Goes on with what was begun with the same file. */
  async #resume() {
    const upload = this.#upload;
    const previous = (await upload.findPreviousUploads().catch(() => [])).filter(isFresh).at(-1);
    if (!previous) return;
    this.#storedKey = previous.metadata['objectName'] ?? this.#storedKey;
    upload.resumeFromPreviousUpload(previous);
    upload.options.metadata = { ...upload.options.metadata, objectName: this.#storedKey };
    this.#isGoneOn = true;
    this.#isOurs = true;
  }

  async #prepare(request: HttpRequest) {
    this.#method = request.getMethod();
    this.#authorization = `Bearer ${(await currentSession()).access_token}`;
    request.setHeader('authorization', this.#authorization);
    this.#waitForMore();
  }

  /** Throws what an answer refuses. */
  async #judge(answer: HttpResponse) {
    clearTimeout(this.#stalled);
    const status = answer.getStatus();
    // What isn't there any more is begun anew. Left to itself, the client would do so after each refusal.
    if (status < 400 || (this.#method === 'HEAD' && (status === 404 || status === 410))) return;
    const refusal = await fromResponse(new Response(answer.getBody(), { status }));
    throw await explainRefusal(refusal, this.#authorization);
  }

  #isRetried(error: DetailedError) {
    clearTimeout(this.#stalled);
    const cause = findCause(error);
    // What has arrived is another part than was thought; or, again and again, the whole is there.
    if (cause.kind === 'duplicate' && this.#method !== 'POST') this.#conflicts += 1;
    if (this.#conflicts > 2 || !isPassing(cause, this.#method)) return false;
    this.#interrupt();
    return true;
  }

  #advance(sent: number, size: number) {
    const { onStep, onProgress } = this.#options;
    if (sent > 0) this.#failuresInRow = 0;
    this.#waitForMore();
    onStep?.(this.#isGoneOn && sent > 0 ? 'resumed' : 'sending');
    onProgress?.(size && sent / size);
  }

  /** A heavy file takes as long as it takes; a request that no longer moves has failed. */
  #waitForMore() {
    clearTimeout(this.#stalled);
    this.#stalled = setTimeout(() => {
      this.#failuresInRow += 1;
      if (this.#failuresInRow > pauses.length) {
        void this.#upload.abort();
        this.#reject(new DataError('timeout'));
        return;
      }
      this.#interrupt();
      this.#startAgain();
    }, this.#timeout);
  }

  #interrupt() {
    this.#isGoneOn = true;
    this.#options.onStep?.('interrupted');
  }

  #startAgain() {
    void this.#upload.abort();
    this.#upload.start();
  }

  #cancel() {
    // What has arrived is of no use any more; it goes by itself after a day, if not now.
    void this.#upload.abort(true).catch(() => undefined);
    this.#reject(new DOMException('Envoi annulé', 'AbortError'));
  }
}

/** What stands behind an error of the client: an answer that was refused, one that can't be meant, or none. */
function findCause(error: Error | DetailedError): DataError {
  if (!(error instanceof DetailedError)) return toDataError(error);
  if (error.causingError instanceof DataError) return error.causingError;
  return error.originalResponse ? unreadable(error) : new DataError('offline', { cause: error });
}
