import { type BigIntStats, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';

/** Bytes that a file got at an offset. */
export type Change = { offset: number; bytes: Uint8Array };

/** A name in a folder. `isOnlyName` tells it from a further hard link to the same file. */
type Entry = { name: string; id: string; isFolder: boolean; isOnlyName: boolean };

/** One sync: a file's bytes, as what changed since the last one, or the names in a folder. */
export type SyncRecord =
  | { kind: 'root'; id: string }
  | { kind: 'file'; id: string; size: number; changes: Change[] }
  | { kind: 'folder'; id: string; entries: Entry[] };

/** Tells a file from every other, under whatever name: inodes are used again, but not at the same nanosecond. */
export function getIdentity({ ino, birthtimeNs }: BigIntStats): string {
  return `${ino}:${birthtimeNs}`;
}

/** The names in a folder as they are now. */
export function listFolder(folder: string): Entry[] {
  return readdirSync(folder).map((name) => {
    const facts = statSync(join(folder, name), { bigint: true });
    const isFolder = facts.isDirectory();
    return { name, id: getIdentity(facts), isFolder, isOnlyName: isFolder || facts.nlink === 1n };
  });
}

/** A record as it stands in the log: its length, then its bytes. */
export function encodeRecord(record: SyncRecord): Buffer {
  const bytes = serialize(record);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** The records of a log; the last one may have been cut short together with its writer, and then never was. */
function* readLog(file: string): Generator<SyncRecord> {
  const bytes = readFileSync(file);
  for (let at = 0; at + 4 <= bytes.length;) {
    const end = at + 4 + bytes.readUInt32LE(at);
    if (end > bytes.length) return;
    yield deserialize(bytes.subarray(at + 4, end));
    at = end;
  }
}

/** How to start a Node program whose syncs within a folder are to be written down. */
export function recordingSyncs(
  folder: string,
  log: string,
): { execArgv: string[]; env: Record<string, string> } {
  return {
    execArgv: ['--import', fileURLToPath(new URL('./recordSyncs.ts', import.meta.url))],
    env: { SYNC_FOLDER: folder, SYNC_LOG: log },
  };
}

function withChanges(before: Buffer | undefined, size: number, changes: Change[]): Buffer {
  const after = Buffer.alloc(size);
  before?.copy(after);
  for (const { offset, bytes } of changes) after.set(bytes, offset);
  return after;
}

/**
 * Writes to `destination` what a cut of power would have left of a folder: every byte that was written but not synced
 * is gone, and a file that never was synced is empty. Start the program as `recordingSyncs` says, end it with
 * SIGKILL wherever the power is to fail, then call this.
 *
 * Names are the matter of their folder's sync (`names: 'synced'`, what POSIX promises): without one, a created file is
 * not there, a deleted or renamed one still under its old name. File systems with a journal often write names
 * down sooner than bytes; `names: 'written'` takes the folder's names as the program left them, still with synced bytes
 * alone. A program that holds under both orders its syncs rightly. As in every journal, a rename is never half
 * done: once one of the two folders is synced, the moved entry is no longer in the other.
 *
 * Only calls of fsync and fdatasync count; files opened with O_SYNC are not seen.
 */
export async function powerCut(
  folder: string,
  log: string,
  destination: string,
  { names = 'synced' }: { names?: 'synced' | 'written' } = {},
): Promise<void> {
  let root = '';
  const files = new Map<string, Buffer>();
  const folders = new Map<string, Entry[]>();
  for (const record of readLog(log)) {
    if (record.kind === 'root') root = record.id;
    else if (record.kind === 'file')
      files.set(record.id, withChanges(files.get(record.id), record.size, record.changes));
    else {
      const moved = new Set(record.entries.filter((entry) => entry.isOnlyName).map((entry) => entry.id));
      for (const [id, entries] of folders) {
        folders.set(
          id,
          entries.filter((entry) => !moved.has(entry.id)),
        );
      }
      folders.set(record.id, record.entries);
    }
  }

  async function leave(entries: Entry[], from: string, to: string): Promise<void> {
    await mkdir(to, { recursive: true, mode: 0o700 });
    for (const { name, id, isFolder } of entries) {
      if (isFolder) {
        const inner = join(from, name);
        await leave(names === 'written' ? listFolder(inner) : (folders.get(id) ?? []), inner, join(to, name));
      } else await writeFile(join(to, name), files.get(id) ?? '', { mode: 0o600 });
    }
  }
  await leave(names === 'written' ? listFolder(folder) : (folders.get(root) ?? []), folder, destination);
}
