import { statfs } from 'node:fs/promises';

/** Bytes that no file may take: they are PostgreSQL's, which ends without a word when it has none left. */
export const roomToLeave = 32 * 1024 * 1024;

/** Bytes that are free where a folder is. */
export async function findFreeRoom(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
