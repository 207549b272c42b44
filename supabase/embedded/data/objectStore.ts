import type { App } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './files.ts';
import { stageUpload, type StagedUpload } from './stagedUpload.ts';
import { currentRequest } from '../worker/handler.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;

/** What `storage.objects.metadata` says about an object: the bytes' digest, and the type accepted at upload. */
type StoredMetadata = {
  eTag: string;
  mimetype: string;
  size: number;
  cacheControl: string;
  lastModified: string;
};

/** Thrown where an upload that is only asked about would be taken. No error: these @supabase/lite answers, and prints. */
export const permitted = Symbol('permitted');

const served = ({ eTag, mimetype, size, cacheControl, lastModified }: StoredMetadata) => ({
  eTag,
  mimetype,
  size,
  cacheControl,
  contentLength: size,
  lastModified: new Date(lastModified),
});

type UploadBody = Parameters<StorageAdapter['uploadObject']>[3];

const getChunks = (body: UploadBody) => (body instanceof Uint8Array ? [body] : body);

/**
 * Keeps the bytes of objects in files named by their digest, and reads everything else about an object from its row.
 * A key never becomes a path, and an object is served with the type that was accepted, where @supabase/lite's own
 * adapter goes by the extension.
 */
export function createObjectStore(
  folder: string,
  database: Pick<PGlite, 'query'>,
): StorageAdapter & { sweep(): Promise<void> } {
  // Only what this store saw being deleted or replaced; whatever else no row names is `checkObjects`'s to set aside.
  const perhapsUnused = new Set<string>();
  const getFile = (eTag: string) => join(folder, eTag.replaceAll('"', ''));

  async function findMetadata(bucket: string, key: string) {
    const { rows } = await database.query<{ metadata: StoredMetadata }>(
      'select metadata from storage.objects where bucket_id = $1 and name = $2',
      [bucket, key],
    );
    return rows[0]?.metadata;
  }

  async function existing(bucket: string, key: string): Promise<StoredMetadata> {
    const metadata = await findMetadata(bucket, key);
    if (!metadata) throw new Error(`No object ${bucket}/${key}`);
    return metadata;
  }

  /** Gives staged bytes their name. Until their object's row is written they may be swept away again. */
  async function take({ path, eTag }: StagedUpload): Promise<void> {
    perhapsUnused.add(eTag);
    await makeFolder(folder);
    if (existsSync(getFile(eTag))) return rm(path);
    await rename(path, getFile(eTag));
  }

  async function forget(bucket: string, key: string): Promise<void> {
    const metadata = await findMetadata(bucket, key);
    if (metadata) perhapsUnused.add(metadata.eTag);
  }

  return {
    driver: null,

    async getObject(bucket, key) {
      const metadata = await existing(bucket, key);
      // The bytes go from the disk to the network without passing through here.
      currentRequest().file = getFile(metadata.eTag);
      return { httpStatusCode: 200, metadata: served(metadata), body: new ReadableStream() };
    },

    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      // @supabase/lite has asked the policies by now.
      if (currentRequest().isPermissionCheck) throw permitted;
      await forget(bucket, key);
      const staged = currentRequest().upload ?? (await stageUpload(folder, getChunks(body)));
      const { eTag, size } = staged;
      await take(staged);
      return { eTag, mimetype, size, contentLength: size, cacheControl, lastModified: new Date() };
    },

    deleteObject: forget,

    async deleteObjects(bucket, keys) {
      for (const key of keys) await forget(bucket, key);
    },

    async copyObject(bucket, key) {
      const { eTag, lastModified } = served(await existing(bucket, key));
      return { httpStatusCode: 200, eTag, lastModified };
    },

    async headObject(bucket, key) {
      return served(await existing(bucket, key));
    },

    async privateAssetUrl(bucket, key) {
      return `file://${getFile((await existing(bucket, key)).eTag)}`;
    },

    /** Removes the bytes that no object uses any more; called once a request's rows are written. */
    async sweep() {
      for (const eTag of perhapsUnused) {
        const { rows } = await database.query(
          `select 1 from storage.objects where metadata ->> 'eTag' = $1 limit 1`,
          [eTag],
        );
        if (rows.length === 0) await rm(getFile(eTag), { force: true });
        perhapsUnused.delete(eTag);
      }
    },
  };
}
