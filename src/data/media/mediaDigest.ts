/** Above this size, in bytes, only both ends of a file are read: a film of 500 MB doesn't go through the memory of a phone. */
const MOST_READ = 100 * 1024 * 1024;

const END = 1024 * 1024;

/** Whether the digest of a file of this size stands for its size and both ends alone. */
export const isSampled = (size: number) => size > MOST_READ;

/**
 * SHA-256 in hexadecimal, by which the same file is known again: of the whole file, above 100 MB of its size, its first and its
 * last megabyte. Null where the browser computes none, as on a page that isn't served securely.
 */
export async function findDigest(file: Blob): Promise<string | null> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Absent where the page isn't served securely.
  if (!globalThis.crypto?.subtle) return null;
  const read = isSampled(file.size)
    ? new Blob([`${file.size}\n`, file.slice(0, END), file.slice(-END)])
    : file;
  const digest = await crypto.subtle.digest('SHA-256', await read.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
