import { FileConfigstore, FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, link, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../data/durableFiles.ts';
import { findFreeRoom, roomToLeave } from '../data/freeRoom.ts';
import { lifetimeOfUnfinished } from '../data/removeExpired.ts';
import { type StagedUpload, stagingFolder } from '../data/stagedUpload.ts';
import { refusal } from './answers.ts';
import { isUploadPath, resumablePath } from './endpoints.ts';

const megabyte = 1024 * 1024;

/** The one size of a part, but for the last: a hosted project takes no other. */
export const partSize = 6 * megabyte;

/** What may be unfinished: uploads of a person, and the bytes that they announce, of a person and in all. */
const most = { uploads: 20, bytes: 1024 * megabyte, bytesInAll: 4096 * megabyte } as const;

export type ResumableOptions = {
  /** Folder of unfinished uploads. */
  folder: string;
  /** Folder of the bytes of stored objects. */
  objects: string;
  /**
   * Takes a file as a plain upload is taken: by the same policies and limits. Without bytes it is only asked whether it
   * would be.
   */
  store: (request: Request, bytes: 'none' | StagedUpload) => Promise<Response>;
  /** Bytes that are free where the folder is. */
  findRoom?: (folder: string) => Promise<number>;
};

/** An answer that ends a request in @tus/server. */
class Refusal extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`Refused with ${status}`);
    this.status_code = status;
    this.body = body;
  }
}

const asRefusal = async (response: Response) => new Refusal(response.status, await response.text());

/** An upload that was announced and hasn't been stored: `missing` are the bytes that are still to come. */
type Unfinished = { owner: string; size: number; missing: number };

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

const diskIsFull = () => refusal('storage', 507, 'disk_full', 'Le disque du serveur est plein.');

/** Statuses after which the same bytes may be stored another time: what was refused for good is removed. */
const isForNow = (status: number) => status === 401 || status === 429 || status >= 500;

/**
 * Takes files in parts, as Supabase's Storage does at the same address (TUS 1.0): what has arrived stays for a day, and only its
 * sender can go on. The file is judged as a plain upload before the first byte comes, and stored as one after the last.
 */
export async function createResumableUploads({
  folder,
  objects,
  store,
  findRoom = findFreeRoom,
}: ResumableOptions) {
  await makeFolder(folder);
  const configstore = new FileConfigstore(folder);
  const files = new FileStore({
    directory: folder,
    configstore,
    expirationPeriodInMilliseconds: lifetimeOfUnfinished,
  });
  /** Who sends a request that @tus/server is answering. */
  const senders = new WeakMap<object, string>();

  const forget = (id: string) =>
    Promise.all([id, `${id}.json`].map((name) => rm(join(folder, name), { force: true })));

  /** The plain upload that a resumable one stands for. */
  function toPlainUpload({ headers }: Pick<Request, 'headers'>, { metadata, size }: Upload): Request {
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
      throw new Refusal(400, 'Upload-Metadata has a value that no header can have');
    }
    // Compared as it stands: an address makes something else of `..`, `?` and `%2e`.
    const path = `/storage/v1/object/${bucketName}/${objectName}`;
    const address = new URL(path, 'http://localhost');
    if (!bucketName || !objectName || !isUploadPath(path) || address.pathname !== path)
      throw new Refusal(400, 'Invalid key: bucketName and objectName of Upload-Metadata');
    return new Request(address, { method: 'POST', headers: plain });
  }

  /** Uploads that are being announced: they have no file yet. */
  const announced = new Map<object, Unfinished>();

  async function listUnfinished(): Promise<Unfinished[]> {
    const uploads = (await configstore.list()).map(async (id): Promise<Unfinished | undefined> => {
      const [upload, file] = await Promise.all([
        configstore.get(id),
        stat(join(folder, id)).catch(() => undefined),
      ]);
      if (!upload) return undefined;
      const { size = 0, metadata } = upload;
      return { owner: metadata?.['owner'] ?? '', size, missing: size - (file?.size ?? 0) };
    });
    return (await Promise.all(uploads)).filter((upload) => upload !== undefined);
  }

  /** Refuses an upload for which there is no room beside all that was announced and hasn't come. */
  async function judgeRoom(request: object, upload: Unfinished): Promise<void> {
    announced.set(request, upload);
    const stored = await listUnfinished();
    const others = [...announced].flatMap(([other, of]) => (other === request ? [] : [of]));
    const unfinished = [...stored, ...others];
    const own = unfinished.filter(({ owner }) => owner === upload.owner);
    const announcedBy = (uploads: Unfinished[]) => upload.size + sumOf(uploads.map(({ size }) => size));
    if (
      own.length >= most.uploads ||
      announcedBy(own) > most.bytes ||
      announcedBy(unfinished) > most.bytesInAll
    )
      throw await asRefusal(
        refusal('storage', 429, 'too_many_uploads', 'Trop d’envois inachevés. Terminez ou arrêtez-en un.'),
      );
    // With its second name, a file takes no more room than once.
    const missing = sumOf(unfinished.map((other) => other.missing));
    if ((await findRoom(folder)) < upload.size + missing + roomToLeave) throw await asRefusal(diskIsFull());
  }

  const finishing = new Map<string, Promise<void>>();

  /** Whoever asks while it is being stored waits for the same end. */
  function finishOnce(request: Pick<Request, 'headers'>, upload: Upload): Promise<void> {
    const under =
      finishing.get(upload.id) ?? finish(request, upload).finally(() => finishing.delete(upload.id));
    finishing.set(upload.id, under);
    return under;
  }

  /** Stores what has arrived whole, from a second name for the bytes: they stay for another try when it fails. */
  async function finish(request: Pick<Request, 'headers'>, upload: Upload): Promise<void> {
    const whole = join(folder, upload.id);
    const file = await open(whole, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(whole)) hash.update(chunk as Uint8Array);
    await makeFolder(stagingFolder(objects));
    const path = join(stagingFolder(objects), upload.id);
    await rm(path, { force: true });
    await link(whole, path);
    try {
      const eTag = `"${hash.digest('hex')}"`;
      const answer = await store(toPlainUpload(request, upload), { path, eTag, size: upload.size ?? 0 });
      if (answer.ok || !isForNow(answer.status)) await forget(upload.id);
      if (!answer.ok) throw await asRefusal(answer);
    } finally {
      await rm(path, { force: true });
    }
  }

  const server = new Server({
    path: resumablePath,
    datastore: files,
    relativeLocation: true,
    allowedOrigins: () => false,

    async onUploadCreate(request, upload) {
      const owner = senders.get(request);
      if (!owner || upload.size === undefined) throw new Refusal(400, 'Upload-Length header required');
      const permission = await store(toPlainUpload(request, upload), 'none');
      if (!permission.ok) throw await asRefusal(permission);
      await judgeRoom(request, { owner, size: upload.size, missing: upload.size });
      return { metadata: { ...upload.metadata, owner } };
    },

    async onUploadFinish(request, upload) {
      await finishOnce(request, upload);
      return {};
    },
  });

  /** Bytes of the parts that are on their way. */
  const arriving = new Map<object, number>();

  /** An unfinished upload of a sender; nobody learns that there are others. */
  async function findOwn(id: string, sender: string): Promise<Upload | undefined> {
    const upload = await files.getUpload(id).catch(() => undefined);
    return upload?.metadata?.['owner'] === sender ? upload : undefined;
  }

  async function answer(request: Request, sender: string): Promise<Response> {
    const announcedLength = request.headers.get('content-length');
    const hasBody = request.method === 'PATCH' || request.headers.has('content-type');
    if (hasBody && announcedLength === null)
      return refusal('storage', 411, 'length_required', 'Content-Length header required');
    const length = Number(announcedLength ?? 0);
    if (length > partSize)
      return refusal('storage', 413, 'Payload too large', `A part has ${partSize} bytes at most`);
    senders.set(request, sender);
    const id = new URL(request.url).pathname.slice(resumablePath.length + 1);
    if (id) {
      const upload = await findOwn(id, sender);
      if (!upload) return refusal('storage', 404, 'not_found', 'No such upload');
      // Its bytes are here, but it could not be stored then: whoever asks how far it is has it tried again.
      if (request.method === 'HEAD' && upload.offset === upload.size) {
        await finishOnce(request, upload);
        const size = String(upload.size);
        return new Response(null, {
          headers: { 'tus-resumable': '1.0.0', 'upload-offset': size, 'upload-length': size },
        });
      }
    }
    if (length > 0 && (await findRoom(folder)) < length + sumOf([...arriving.values()]) + roomToLeave)
      return diskIsFull();
    arriving.set(request, length);
    try {
      const given = await server.handleWeb(request);
      const created = given.status === 201 && given.headers.get('location')?.slice(resumablePath.length + 1);
      if (created)
        await Promise.all([created, `${created}.json`].map((name) => chmod(join(folder, name), 0o600)));
      // The library hides what the disk said.
      return given.status >= 500 && (await findRoom(folder)) < partSize ? diskIsFull() : given;
    } finally {
      arriving.delete(request);
      announced.delete(request);
    }
  }

  return async (request: Request, sender: string): Promise<Response> => {
    try {
      const given = await answer(request, sender);
      given.headers.delete('access-control-expose-headers');
      if (given.ok || given.headers.get('content-type')?.startsWith('application/json')) return given;
      return asStorageAnswers(given.status, (await given.text()).trim(), given.headers);
    } catch (error) {
      if (error instanceof Refusal) return asStorageAnswers(error.status_code, error.body);
      throw error;
    }
  };
}

/** A refusal in the shape of Storage; one that already has it stays word for word. */
function asStorageAnswers(status: number, body: string, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  for (const name of ['content-length', 'content-type']) all.delete(name);
  if (!body.startsWith('{')) return refusal('storage', status, 'Error', body || 'Refused', all);
  all.set('content-type', 'application/json');
  return new Response(body, { status, headers: all });
}
