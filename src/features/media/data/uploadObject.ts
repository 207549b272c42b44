import { connection, readJson } from '#data/connection.ts';
import { DataError, fromResponse, unreadable } from '#data/errors.ts';
import { currentSession, explainRefusal } from '#data/supabase.ts';

/**
 * What is being done of a file: it waits for those before it; a picture is prepared, a sound or film analysed; it is sent, the
 * connection is lost, it goes on where it stopped.
 */
export type UploadStep = 'waiting' | 'preparing' | 'analysing' | 'sending' | 'interrupted' | 'resumed';

/** How an upload is followed and stopped. */
export type UploadOptions = {
  /** Receives the part that has left, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  /** Receives what is being done. */
  onStep?: ((step: UploadStep) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Sends a file to the bucket `media`. By XMLHttpRequest, the only one that tells how much has left; supabase-js uses
 * `fetch`, which doesn't.
 */
export async function uploadObject(objectKey: string, file: Blob, type: string, options: UploadOptions = {}) {
  const { url, key } = connection();
  const authorization = `Bearer ${(await currentSession()).access_token}`;
  const request = new XMLHttpRequest();
  request.open('POST', `${url}/storage/v1/object/media/${objectKey}`);
  request.setRequestHeader('apikey', key);
  request.setRequestHeader('Authorization', authorization);
  request.setRequestHeader('Content-Type', type);
  // A key is never used twice, so what is behind it never changes.
  request.setRequestHeader('Cache-Control', 'max-age=31536000');
  const response = await send(request, file, options);
  if (!response.ok) throw await explainRefusal(await fromResponse(response), authorization);
  // A success of something else than the file store has stored nothing.
  const stored = (await readJson(response)) as { Key?: string };
  if (stored.Key !== `media/${objectKey}`) throw unreadable();
}

const send = (request: XMLHttpRequest, body: Blob, { onProgress, signal }: UploadOptions) =>
  new Promise<Response>((resolve, reject) => {
    signal?.throwIfAborted();
    let stalled: ReturnType<typeof setTimeout>;
    // A heavy file takes as long as it takes; one that no longer moves has failed.
    const waitForMore = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        reject(new DataError('timeout'));
        request.abort();
      }, connection().timeout);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      waitForMore();
      onProgress?.(total && loaded / total);
    };
    request.onloadend = () => clearTimeout(stalled);
    request.onload = () => {
      // A small file, or one that a service worker took over, reports its progress in one go.
      onProgress?.(1);
      resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText }));
    };
    request.onerror = () => reject(new DataError('offline'));
    request.onabort = () => reject(new DOMException('Envoi annulé', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    waitForMore();
    request.send(body);
  });
