import type { App } from '@supabase/lite';
import { type StoredObject, storedObjects } from '../fixtures/media.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;

/** The bytes of files by bucket and key: `media/uploads/1793000000000.jpg`. Who may touch them is decided on their rows. */
export const objects = new Map<string, StoredObject>();

/** Brings back the files of the fixtures. */
export function resetObjects() {
  objects.clear();
  for (const [path, object] of Object.entries(storedObjects)) objects.set(path, object);
}

/** Stores the bytes of files in `objects`. */
export function objectsInMemory(): StorageAdapter {
  const toPath = (bucket: string, key: string) => `${bucket}/${key}`;

  function find(bucket: string, key: string) {
    const object = objects.get(toPath(bucket, key));
    if (!object) throw new Error(`No object ${bucket}/${key}`);
    return object;
  }

  function describe(bucket: string, key: string) {
    const { type, body } = find(bucket, key);
    return {
      mimetype: type,
      size: body.size,
      contentLength: body.size,
      cacheControl: 'no-store',
      eTag: `"${bucket}-${key}-${body.size}"`,
      lastModified: new Date(),
    };
  }

  const remove = (bucket: string, key: string) => {
    objects.delete(toPath(bucket, key));
  };

  return {
    driver: null,
    getObject: async (bucket, key) => ({
      httpStatusCode: 200,
      metadata: describe(bucket, key),
      body: find(bucket, key).body,
    }),
    async uploadObject(bucket, key, _version, body, type) {
      objects.set(toPath(bucket, key), { type, body: await new Response(body as BodyInit).blob() });
      return describe(bucket, key);
    },
    async deleteObject(bucket, key) {
      remove(bucket, key);
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) remove(bucket, key);
    },
    async copyObject(bucket, key, _version, targetBucket, targetKey) {
      objects.set(toPath(targetBucket, targetKey), find(bucket, key));
      const { eTag, lastModified } = describe(bucket, key);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    headObject: async (bucket, key) => describe(bucket, key),
    privateAssetUrl: async (bucket, key) => URL.createObjectURL(find(bucket, key).body),
  };
}
