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

/** Where and how a file is sent to the bucket `media`. */
async function uploadRequest(objectKey: string, type: string) {
  const { url, key } = connection();
  const { access_token } = await currentSession();
  return {
    address: `${url}/storage/v1/object/media/${objectKey}`,
    headers: {
      apikey: key,
      Authorization: `Bearer ${access_token}`,
      'Content-Type': type,
      // A key is never used twice, so what is behind it never changes.
      'Cache-Control': 'max-age=31536000',
    },
  };
}

/**
 * Sends a file to the bucket `media`. By XMLHttpRequest, the only one that tells how much has left; supabase-js uses
 * `fetch`, which doesn't.
 */
export async function uploadObject(objectKey: string, file: Blob, type: string, options: UploadOptions = {}) {
  const { address, headers } = await uploadRequest(objectKey, type);
  const response = await send(address, file, headers, options);
  if (!response.ok) throw await explainRefusal(await fromResponse(response), headers.Authorization);
  // A success of something else than the file store has stored nothing.
  const stored = (await readJson(response)) as { Key?: string };
  if (stored.Key !== `media/${objectKey}`) throw unreadable();
}

function send(
  address: string,
  body: Blob,
  headers: Record<string, string>,
  { onProgress, signal }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    // A heavy file takes as long as it takes; one that no longer moves has failed.
    const waitForMore = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        reject(new DataError('timeout'));
        request.abort();
      }, connection().timeout);
    };
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitForMore();
      onProgress?.(total && loaded / total);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
    });
    request.addEventListener('load', () => {
      // A small file, or one that a service worker took over, reports its progress in one go.
      onProgress?.(1);
      resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText }));
    });
    request.addEventListener('error', () => {
      reject(new DataError('offline'));
    });
    request.addEventListener('abort', () => {
      reject(new DOMException('Envoi annulé', 'AbortError'));
    });
    signal?.addEventListener('abort', () => {
      request.abort();
    });
    waitForMore();
    request.send(body);
  });
}
