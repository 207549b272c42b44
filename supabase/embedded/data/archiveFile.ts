import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Header, pack } from 'tar-stream';
import { diskFull, errorCode, isDiskFull, startupMessage, StartupError } from '../startupError.ts';

/** How much of a part is in an archive, and a digest of names and bytes in the order in which they come. */
type Sum = { files: number; bytes: number; digest: string };

/** The last file of an archive: what it is, and what it must contain. */
type Manifest = {
  format: 1;
  createdAt: string;
  /** Newest migration that the site knew which made the archive. */
  migration?: string;
  parts: Record<string, Sum>;
};

const manifestName = 'manifest.json';

/** Without these there is nothing to open. */
const needed = ['database/PG_VERSION', 'secrets.json'];

/** PostgreSQL cuts its own files at a gigabyte, and uploads end far below. */
const biggestFile = 2 ** 30;
const mostEntries = 1_000_000;

/** Sums up the parts of an archive, whether it is being written or read. */
function createSums(): {
  add(name: string, size: number, digest: string): void;
  result(): Record<string, Sum>;
} {
  const sums = new Map<string, { files: number; bytes: number; hash: Hash }>();
  return {
    add(name, size, digest) {
      const part = name.split('/', 1)[0] ?? '';
      const sum = sums.get(part) ?? { files: 0, bytes: 0, hash: createHash('sha256') };
      sum.files += 1;
      sum.bytes += size;
      sum.hash.update(`${name}\0${digest}\n`);
      sums.set(part, sum);
    },
    result: () =>
      Object.fromEntries(
        [...sums].map(([part, { hash, ...rest }]) => [part, { ...rest, digest: hash.copy().digest('hex') }]),
      ),
  };
}

async function* hashing(bytes: AsyncIterable<unknown>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('Not a stream of bytes');
    hash.update(chunk);
    yield chunk;
  }
}

/**
 * Writes folders and files to a new archive, readable by its owner only, and syncs it.
 *
 * @param sources where each part is, by its name in the archive.
 */
export async function writeArchive(
  path: string,
  sources: Record<'database' | 'objects' | 'secrets.json', string>,
  { migration, signal }: { migration?: string; signal?: AbortSignal } = {},
): Promise<void> {
  const archive = pack();
  const sums = createSums();

  async function add(source: string, name: string): Promise<void> {
    const facts = await stat(source);
    const header = { name, mtime: facts.mtime };
    if (facts.isDirectory()) {
      archive.entry({ ...header, type: 'directory', mode: 0o700 });
      for (const inner of (await readdir(source)).toSorted())
        await add(join(source, inner), `${name}/${inner}`);
      return;
    }
    const hash = createHash('sha256');
    const entry = archive.entry({ ...header, size: facts.size, mode: 0o600 });
    await pipeline(hashing(createReadStream(source), hash), entry);
    sums.add(name, facts.size, hash.digest('hex'));
  }

  async function addAll(): Promise<void> {
    for (const [name, source] of Object.entries(sources)) await add(source, name);
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migration,
      parts: sums.result(),
    };
    archive.entry({ name: manifestName, mode: 0o600 }, JSON.stringify(manifest, null, 2));
    archive.finalize();
  }

  const written = Promise.all([
    pipeline(archive, createGzip(), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }), {
      signal,
    }),
    addAll().catch((error: Error) => {
      archive.destroy(error);
      throw error;
    }),
  ]);
  await written.catch((error: unknown) => {
    if (signal?.aborted) throw signal.reason;
    if (isDiskFull(error))
      throw new StartupError(`L’archive ${path} ne peut pas être écrite\u00A0: ${diskFull}`);
    throw new StartupError(
      `L’archive ${path} ne peut pas être écrite (${errorCode(error) ?? startupMessage(error)}).`,
    );
  });
}

/** Whether an entry may be unpacked: a plain file or folder, named as ours are, within one of the parts. */
function isExpected({ type, name, size }: Header): boolean {
  if (type !== 'file' && type !== 'directory') return false;
  const segments = name.replace(/\/$/, '').split('/');
  const isNamedWell = segments.every((segment) => /^\w[\w.-]*$/.test(segment) && !segment.endsWith('.'));
  const [part = '', object, ...rest] = segments;
  if (!isNamedWell || size > biggestFile) return false;
  if (part === manifestName) return segments.length === 1 && type === 'file' && size < 1_000_000;
  if (part === 'objects' && object) return type === 'file' && rest.length === 0;
  return part === 'database' || part === 'objects' || name === 'secrets.json';
}

/**
 * Unpacks an archive of ours into an empty folder, each entry checked before it's written and the whole against its
 * manifest, which archives of early versions lack.
 *
 * @throws StartupError when it's none, or damaged, or too big for the disk.
 */
export async function readArchive(path: string, folder: string): Promise<void> {
  const unfit = (): StartupError =>
    new StartupError(`Le fichier ${path} n’est pas une sauvegarde de Porte-Voix, ou il est abîmé.`);
  const { bavail, bsize } = await statfs(folder);
  const sums = createSums();
  const archive = extract();
  let room = bavail * bsize;
  let entries = 0;
  let manifest: Manifest | undefined;

  async function unpack(): Promise<void> {
    for await (const entry of archive) {
      const { header } = entry;
      entries += 1;
      if (!isExpected(header) || entries > mostEntries || manifest) throw unfit();
      room -= header.size;
      if (room < 0) throw new StartupError(`Il manque de la place dans ${folder} pour cette sauvegarde.`);
      const target = join(folder, header.name);
      await mkdir(header.type === 'directory' ? target : dirname(target), { recursive: true, mode: 0o700 });
      // Early versions took uploads that were under way along.
      if (header.type === 'directory' || header.name.endsWith('.part')) {
        entry.resume();
        continue;
      }
      if (header.name === manifestName) {
        manifest = (await json(entry)) as Manifest;
        continue;
      }
      const hash = createHash('sha256');
      await writeFile(target, hashing(entry, hash), { flag: 'wx', mode: 0o600 });
      const digest = hash.digest('hex');
      if (header.name.startsWith('objects/') && header.name !== `objects/${digest}`) throw unfit();
      sums.add(header.name, header.size, digest);
    }
  }

  try {
    await Promise.all([pipeline(createReadStream(path), createGunzip(), archive), unpack()]);
    if (manifest && manifest.format !== 1)
      throw new StartupError(`Le fichier ${path} vient d’une version plus récente : mettez le site à jour.`);
    if (manifest && JSON.stringify(manifest.parts) !== JSON.stringify(sums.result())) throw unfit();
    if (!needed.every((name) => existsSync(join(folder, name)))) throw unfit();
  } catch (error) {
    archive.destroy();
    if (error instanceof StartupError) throw error;
    if (['ENOSPC', 'EACCES', 'EIO', 'EDQUOT'].includes(errorCode(error) ?? '')) throw error;
    throw unfit();
  }
}
