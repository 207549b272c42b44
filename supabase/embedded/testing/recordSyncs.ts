/**
 * Loaded ahead of a program (`node --import`, worker threads included): writes down every sync of a file or folder
 * within SYNC_FOLDER to SYNC_LOG, instead of carrying it out. `powerCut.ts` reads the log. Linux only: files are read
 * back through /proc, since a program may have opened them for writing alone.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { type Change, encodeRecord, getIdentity, listFolder, type SyncRecord } from './powerCut.ts';

const folder = fs.realpathSync(process.env['SYNC_FOLDER'] ?? '');
const log = fs.openSync(process.env['SYNC_LOG'] ?? '', 'a');
const blockSize = 8192;

/** What this thread last wrote down about a file, so that a sync costs what changed. */
const known = new Map<string, Buffer>();

function findChanges(id: string, bytes: Buffer): Change[] {
  const before = known.get(id) ?? Buffer.alloc(0);
  known.set(id, bytes);
  const changes: Change[] = [];
  for (let offset = 0; offset < bytes.length; offset += blockSize) {
    const block = bytes.subarray(offset, offset + blockSize);
    if (!block.equals(before.subarray(offset, offset + blockSize))) changes.push({ offset, bytes: block });
  }
  return changes;
}

function write(record: SyncRecord): void {
  fs.writeSync(log, encodeRecord(record));
}

/** Notes what a path leads to as it is now. */
function note(path: string): void {
  const facts = fs.statSync(path, { bigint: true });
  const id = getIdentity(facts);
  if (facts.isDirectory()) write({ kind: 'folder', id, entries: listFolder(path) });
  else {
    const bytes = fs.readFileSync(path);
    write({ kind: 'file', id, size: bytes.length, changes: findChanges(id, bytes) });
  }
}

function noteAll(path: string): void {
  for (const { name, isFolder } of listFolder(path)) {
    if (isFolder) noteAll(join(path, name));
    else note(join(path, name));
  }
  note(path);
}

function noteDescriptor(descriptor: number): void {
  const path = `/proc/self/fd/${descriptor}`;
  const target = fs.readlinkSync(path);
  if (target === folder || target.startsWith(`${folder}/`)) note(path);
}

// What is there before the program runs has long been on the disk.
if (isMainThread) {
  write({ kind: 'root', id: getIdentity(fs.statSync(folder, { bigint: true })) });
  noteAll(folder);
}

const noteSoon = (descriptor: number, done: (error: Error | null) => void): void => {
  noteDescriptor(descriptor);
  queueMicrotask(() => done(null));
};
Object.assign(fs, {
  fsyncSync: noteDescriptor,
  fdatasyncSync: noteDescriptor,
  fsync: noteSoon,
  fdatasync: noteSoon,
});

const handle = await fs.promises.open(folder);
const noteHandle = async function (this: fs.promises.FileHandle): Promise<void> {
  noteDescriptor(this.fd);
};
Object.assign(Object.getPrototypeOf(handle), { sync: noteHandle, datasync: noteHandle });
await handle.close();
syncBuiltinESMExports();
