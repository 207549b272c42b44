/** Above this size, in bytes, only both ends of a file are read: a film of 500 MB doesn't go through the memory of a phone. */
const MOST_READ = 100 * 1024 * 1024;

const END = 1024 * 1024;

/** Whether the digest of a file of this size stands for its size and both ends alone. */
export const isSampled = (size: number) => size > MOST_READ;

/**
 * SHA-256 in hexadecimal, by which the same file is known again: of the whole file, above 100 MB of its size, its first and its
 * last megabyte.
 */
export async function findDigest(file: Blob): Promise<string> {
  const read = isSampled(file.size)
    ? new Blob([`${file.size}\n`, file.slice(0, END), file.slice(-END)])
    : file;
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Absent where the page isn't served securely, as on a local network.
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', await read.arrayBuffer()))
    : await digestByLibrary(read);
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Part by part, so that the page doesn't stand still for as long as a large file takes. */
async function digestByLibrary(file: Blob): Promise<Uint8Array> {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += END)
    hash.update(new Uint8Array(await file.slice(start, start + END).arrayBuffer()));
  return hash.digest();
}
