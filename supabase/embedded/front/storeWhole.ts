import type { Upload } from '@tus/server';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../data/files.ts';
import { type StagedUpload, stagingFolder } from '../data/stagedUpload.ts';
import { isUploadPath } from './endpoints.ts';
import { asRefusal, ResumableRefusal } from './resumableRefusal.ts';

/**
 * Takes a file as a plain upload is taken: by the same policies and limits. Without bytes it is only asked whether it
 * would be.
 */
export type StoreUpload = (request: Request, bytes: 'none' | StagedUpload) => Promise<Response>;

/** The plain upload that a resumable one stands for. */
export function toPlainUpload(
  { headers }: Pick<Request, 'headers'>,
  { metadata, size }: Pick<Upload, 'metadata' | 'size'>,
): Request {
  const { bucketName, objectName, contentType, cacheControl } = metadata ?? {};
  const plain = new Headers({ 'content-length': String(size) });
  for (const name of ['apikey', 'authorization', 'x-upsert', 'user-agent']) {
    const value = headers.get(name);
    if (value !== null) plain.set(name, value);
  }
  try {
    plain.set('content-type', contentType ?? 'application/octet-stream');
    plain.set('cache-control', cacheControl ? `max-age=${cacheControl}` : 'no-cache');
  } catch {
    throw new ResumableRefusal(400, 'Upload-Metadata has a value that no header can have');
  }
  // Compared as it stands: an address makes something else of `..`, `?` and `%2e`.
  const path = `/storage/v1/object/${bucketName}/${objectName}`;
  const address = new URL(path, 'http://localhost');
  if (!bucketName || !objectName || !isUploadPath(path) || address.pathname !== path)
    throw new ResumableRefusal(400, 'Invalid key: bucketName and objectName of Upload-Metadata');
  return new Request(address, { method: 'POST', headers: plain });
}

/** Statuses after which the same bytes may be stored another time: what was refused for good is removed. */
const isForNow = (status: number) => status === 401 || status === 429 || status >= 500;

/** Stores what has arrived whole, from a second name for the bytes: they stay for another try when it fails. */
export async function storeWhole(
  request: Pick<Request, 'headers'>,
  upload: Upload,
  { folder, objects, store }: { folder: string; objects: string; store: StoreUpload },
): Promise<void> {
  const whole = join(folder, upload.id);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(whole)) hash.update(chunk as Uint8Array);
  await makeFolder(stagingFolder(objects));
  const path = join(stagingFolder(objects), upload.id);
  await rm(path, { force: true });
  await link(whole, path);
  try {
    const eTag = `"${hash.digest('hex')}"`;
    const answer = await store(toPlainUpload(request, upload), { path, eTag, size: upload.size ?? 0 });
    if (answer.ok || !isForNow(answer.status))
      await Promise.all([whole, `${whole}.json`].map((name) => rm(name, { force: true })));
    if (!answer.ok) throw await asRefusal(answer);
  } finally {
    await rm(path, { force: true });
  }
}
