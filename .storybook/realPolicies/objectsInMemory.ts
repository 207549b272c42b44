import type { App } from '@supabase/lite';
import { db } from '#mocks/db.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;

/** Keeps the bytes of objects where the mocks keep theirs; who may touch them is decided on their rows. */
export function objectsInMemory(): StorageAdapter {
  const pathOf = (bucket: string, key: string) => `${bucket}/${key}`;

  function existing(bucket: string, key: string) {
    const object = db.objects[pathOf(bucket, key)];
    if (!object) throw new Error(`No object ${bucket}/${key}`);
    return object;
  }

  function metadataOf(bucket: string, key: string) {
    const { type, body } = existing(bucket, key);
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
    delete db.objects[pathOf(bucket, key)];
  };

  return {
    driver: null,
    getObject: async (bucket, key) => ({
      httpStatusCode: 200,
      metadata: metadataOf(bucket, key),
      body: existing(bucket, key).body,
    }),
    async uploadObject(bucket, key, _version, body, type) {
      const stream = new Response(body as BodyInit);
      db.objects[pathOf(bucket, key)] = { type, body: await stream.blob() };
      return metadataOf(bucket, key);
    },
    async deleteObject(bucket, key) {
      remove(bucket, key);
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) remove(bucket, key);
    },
    async copyObject(bucket, key, _version, targetBucket, targetKey) {
      db.objects[pathOf(targetBucket, targetKey)] = existing(bucket, key);
      const { eTag, lastModified } = metadataOf(bucket, key);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    headObject: async (bucket, key) => metadataOf(bucket, key),
    privateAssetUrl: async (bucket, key) => URL.createObjectURL(existing(bucket, key).body),
  };
}
