import type { FileConfigstore } from '@tus/file-store';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreeRoom, roomToLeave } from '../data/freeRoom.ts';
import { refusal } from './answers.ts';
import { asRefusal } from './resumableRefusal.ts';

const megabyte = 1024 * 1024;

/** What may be unfinished: uploads of a person, and the bytes that they announce, of a person and in all. */
const most = { uploads: 20, bytes: 1024 * megabyte, bytesInAll: 4096 * megabyte } as const;

/** An upload that was announced and hasn't been stored: `missing` are the bytes that are still to come. */
type Unfinished = { owner: string; size: number; missing: number };

export const diskIsFull = () => refusal('storage', 507, 'disk_full', 'Le disque du serveur est plein.');

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

export type ResumableRoomOptions = {
  /** Folder of unfinished uploads. */
  folder: string;
  uploads: Pick<FileConfigstore, 'get' | 'list'>;
  /** Bytes that are free where the folder is. */
  findRoom?: (folder: string) => Promise<number>;
};

/** Whether there is room for uploads that come in parts, and for their next part. */
export function createResumableRoom({ folder, uploads, findRoom = findFreeRoom }: ResumableRoomOptions) {
  /** Uploads that are being announced: they have no file yet. */
  const announced = new Map<object, Unfinished>();
  /** Bytes of the parts that are on their way. */
  const arriving = new Map<object, number>();

  async function listUnfinished(): Promise<Unfinished[]> {
    const stored = (await uploads.list()).map(async (id): Promise<Unfinished | undefined> => {
      const [upload, file] = await Promise.all([
        uploads.get(id),
        stat(join(folder, id)).catch(() => undefined),
      ]);
      if (!upload) return undefined;
      const { size = 0, metadata } = upload;
      return { owner: metadata?.['owner'] ?? '', size, missing: size - (file?.size ?? 0) };
    });
    return (await Promise.all(stored)).filter((upload) => upload !== undefined);
  }

  return {
    /** Refuses an upload for which there is no room beside all that was announced and hasn't come. */
    async announce(request: object, owner: string, size: number): Promise<void> {
      announced.set(request, { owner, size, missing: size });
      const stored = await listUnfinished();
      const others = [...announced].flatMap(([other, of]) => (other === request ? [] : [of]));
      const unfinished = [...stored, ...others];
      const own = unfinished.filter((upload) => upload.owner === owner);
      const announcedBy = (of: Unfinished[]) => size + sumOf(of.map((upload) => upload.size));
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
      if ((await findRoom(folder)) < size + missing + roomToLeave) throw await asRefusal(diskIsFull());
    },

    /** Whether so many bytes can come beside those that are on their way. */
    hasRoomFor: async (length: number) =>
      (await findRoom(folder)) >= length + sumOf([...arriving.values()]) + roomToLeave,

    /** Whether not even so many bytes are free. */
    isFuller: async (length: number) => (await findRoom(folder)) < length,

    /** Keeps room for the part that a request brings until it is answered. */
    async keep<Result>(request: object, length: number, task: () => Promise<Result>): Promise<Result> {
      arriving.set(request, length);
      try {
        return await task();
      } finally {
        arriving.delete(request);
        announced.delete(request);
      }
    },
  };
}
