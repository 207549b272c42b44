import { FileConfigstore, FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../data/files.ts';
import { findFreeRoom, roomToLeave } from '../data/freeRoom.ts';
import { refusal } from './answers.ts';
import { resumablePath } from './storageEndpoints.ts';
import { asRefusal, asStorageAnswers, ResumableRefusal } from './resumableRefusal.ts';
import { type StoreUpload, storeWhole, toPlainUpload } from './storeWhole.ts';

/** The one size of a part, but for the last: a hosted project takes no other. */
export const partSize = 6 * 1024 * 1024;

export type ResumableOptions = {
  /** Folder of unfinished uploads. */
  folder: string;
  /** Folder of the bytes of stored objects. */
  objects: string;
  store: StoreUpload;
  /** Bytes that are free where the folder is. */
  findRoom?: (folder: string) => Promise<number>;
};

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
  // Without an end of its own: the library would look for it in what was sent whole at once, which is stored by then. What is left
  // unfinished goes by `removeExpired`.
  const files = new FileStore({ directory: folder, configstore });
  const hasRoomFor = async (length: number) => (await findRoom(folder)) >= length + roomToLeave;
  /** Who sends a request that @tus/server is answering. */
  const senders = new WeakMap<object, string>();
  const finishing = new Map<string, Promise<void>>();

  /** Whoever asks while it is being stored waits for the same end. */
  function finishOnce(request: Pick<Request, 'headers'>, upload: Upload): Promise<void> {
    const under =
      finishing.get(upload.id) ??
      storeWhole(request, upload, { folder, objects, store }).finally(() => finishing.delete(upload.id));
    finishing.set(upload.id, under);
    return under;
  }

  const server = new Server({
    path: resumablePath,
    datastore: files,
    relativeLocation: true,
    allowedOrigins: () => false,

    async onUploadCreate(request, upload) {
      const owner = senders.get(request);
      if (!owner || upload.size === undefined)
        throw new ResumableRefusal(400, 'Upload-Length header required');
      const permission = await store(toPlainUpload(request, upload), 'none');
      if (!permission.ok) throw await asRefusal(permission);
      // With its second name, a file takes no more room than once.
      if (!(await hasRoomFor(upload.size))) throw await asRefusal(diskIsFull());
      return { metadata: { ...upload.metadata, owner } };
    },

    async onUploadFinish(request, upload) {
      await finishOnce(request, upload);
      return {};
    },
  });

  async function answer(request: Request, sender: string): Promise<Response> {
    const length = readLength(request);
    if (length instanceof Response) return length;
    senders.set(request, sender);
    const id = toId(new URL(request.url).pathname);
    if (id) {
      const upload = await files.getUpload(id).catch(() => undefined);
      // Nobody learns that there are others.
      if (upload?.metadata?.['owner'] !== sender)
        return refusal('storage', 404, 'not_found', 'No such upload');
      // Its bytes are here, but it could not be stored then: whoever asks how far it is has it tried again.
      if (request.method === 'HEAD' && upload.offset === upload.size) {
        await finishOnce(request, upload);
        return answerWhole(upload);
      }
    }
    if (length > 0 && !(await hasRoomFor(length))) return diskIsFull();
    const given = await server.handleWeb(request);
    if (given.status === 201) await keepToOurselves(folder, toId(given.headers.get('location') ?? ''));
    // The library hides what the disk said.
    return given.status >= 500 && (await findRoom(folder)) < partSize ? diskIsFull() : given;
  }

  return async (request: Request, sender: string): Promise<Response> => {
    try {
      const given = await answer(request, sender);
      given.headers.delete('access-control-expose-headers');
      if (given.ok || given.headers.get('content-type')?.startsWith('application/json')) return given;
      return asStorageAnswers(given.status, (await given.text()).trim(), given.headers);
    } catch (error) {
      if (error instanceof ResumableRefusal) return asStorageAnswers(error.status_code, error.body);
      throw error;
    }
  };
}

const diskIsFull = () => refusal('storage', 507, 'disk_full', 'Le disque du serveur est plein.');

const toId = (path: string) => path.slice(resumablePath.length + 1);

/** The bytes that a request brings, or why it can't bring them. */
function readLength({ method, headers }: Request): number | Response {
  const announced = headers.get('content-length');
  const hasBody = method === 'PATCH' || headers.has('content-type');
  if (hasBody && announced === null)
    return refusal('storage', 411, 'length_required', 'Content-Length header required');
  const length = Number(announced ?? 0);
  if (length > partSize)
    return refusal('storage', 413, 'Payload too large', `A part has ${partSize} bytes at most`);
  return length;
}

/** All of an upload is here. */
function answerWhole({ size }: Upload): Response {
  const whole = String(size);
  return new Response(null, {
    headers: { 'tus-resumable': '1.0.0', 'upload-offset': whole, 'upload-length': whole },
  });
}

/** Nobody else on this machine reads a new upload, unless it came whole and is stored. */
async function keepToOurselves(folder: string, id: string): Promise<void> {
  if (id && existsSync(join(folder, id)))
    await Promise.all([id, `${id}.json`].map((name) => chmod(join(folder, name), 0o600)));
}
