import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './files.ts';
import { findFreeRoom, roomToLeave } from './freeRoom.ts';

/** Bytes on the disk that no object names yet. */
export type StagedUpload = { path: string; eTag: string; size: number };

/** A body is longer than what its endpoint takes. */
export class TooLarge extends Error {}

/** After how many bytes the disk is asked again whether there is room for as many more. */
const stride = 1024 * 1024;

/** Where bytes wait for the object that will name them. Beside the objects, so that taking them is a rename. */
export const stagingFolder = (objects: string): string => `${objects}.incoming`;

/**
 * Writes a body to the disk as it comes, so that no upload is ever whole in memory.
 *
 * @throws TooLarge past `limit` bytes, and the system's ENOSPC where the rest is PostgreSQL's; nothing stays behind then, nor when the sender breaks off.
 */
export async function stageUpload(
  objects: string,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limit = Infinity,
  findRoom = findFreeRoom,
): Promise<StagedUpload> {
  await makeFolder(stagingFolder(objects));
  const path = join(stagingFolder(objects), randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  let allowed = 0;
  const file = await open(path, 'w', 0o600);
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > limit) throw new TooLarge();
      if (size > allowed) {
        if ((await findRoom(objects)) < roomToLeave + stride + chunk.length)
          throw Object.assign(new Error('The rest of the disk is the database’s.'), { code: 'ENOSPC' });
        allowed = size + stride;
      }
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.close();
    return { path, eTag: `"${hash.digest('hex')}"`, size };
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
}
