import { HttpResponse, http } from 'msw/http';
import { databaseSchema } from '../../supabase/schema/databaseSchema.ts';
import type { BucketSchema } from '../../supabase/schema/describeSchema.ts';
import { callerOf } from '../accessToken.ts';
import { serverId, serverNow } from '../clock.ts';
import { db } from '../db.ts';
import type { StoredObject } from '../fixtures/media.ts';
import { toStorageKey } from '#data/media/media.ts';
import { type Bucket, isBucket, mayCall, mayUse } from './rights.ts';
import type { Caller } from './tables.ts';

/** Whether the database takes a key: its policies ask `private.is_media_key`. */
function isMediaKey(key: string) {
  const { pattern, extensions } = databaseSchema.mediaKey;
  const extension = key.split('.').at(-1)?.toLowerCase();
  return new RegExp(pattern).test(key) && extensions.some((known) => known === extension);
}

/** The file store: the bucket `media`, readable by everyone, and `deleted-media` for what can be put back. */
export const storageHandlers = [
  http.get('*/storage/v1/object/public/media/*', ({ params }) => {
    const object = db.objects[`media/${tail(params)}`];
    return object
      ? new HttpResponse(object.body, { headers: { 'Content-Type': object.type } })
      : failure(404, 'not_found', 'Object not found');
  }),
  http.get('*/storage/v1/object/info/media/*', ({ params }) => {
    const object = db.objects[`media/${tail(params)}`];
    return object
      ? HttpResponse.json(describeObject('media', tail(params), object))
      : failure(404, 'not_found', 'Object not found');
  }),
  http.post('*/storage/v1/object/copy', async ({ request }) => {
    const caller = signedIn(request);
    const { bucketId, sourceKey, destinationBucket, destinationKey } = (await request.json()) as {
      bucketId: Bucket;
      sourceKey: string;
      destinationBucket: Bucket;
      destinationKey: string;
    };
    const source = db.objects[`${bucketId}/${sourceKey}`];
    if (!source || !mayUse(bucketId, 'list', caller)) return failure(404, 'not_found', 'Object not found');
    const refusal = refusalOf(destinationBucket, destinationKey, caller);
    if (refusal) return refusal;
    db.objects[`${destinationBucket}/${destinationKey}`] = ownedBy(caller, source);
    return HttpResponse.json({ key: destinationKey });
  }),
  http.post('*/storage/v1/object/media/*', async ({ request, params }) => {
    const key = tail(params);
    const type = request.headers.get('Content-Type') ?? '';
    const body = await request.blob();
    const { maxSize, types }: BucketSchema = databaseSchema.buckets.media;
    if (body.size > maxSize) {
      return failure(413, 'Payload too large', 'The object exceeded the maximum allowed size');
    }
    if (!types.includes(type)) {
      const message = `mime type ${type} is not supported. Supported: ${types.join(', ')}`;
      return failure(415, 'invalid_mime_type', message);
    }
    const caller = signedIn(request);
    const refusal = refusalOf('media', key, caller);
    if (refusal) return refusal;
    db.objects[`media/${key}`] = ownedBy(caller, { type, body });
    return HttpResponse.json({ Id: serverId(), Key: `media/${key}` });
  }),
  http.delete('*/storage/v1/object/:bucket', async ({ request, params }) => {
    const { prefixes } = (await request.json()) as { prefixes: string[] };
    const bucket = String(params.bucket);
    const removed = prefixes.flatMap((key) => {
      const object = db.objects[`${bucket}/${key}`];
      if (!object || !isBucket(bucket) || !mayUse(bucket, 'delete', signedIn(request))) return [];
      delete db.objects[`${bucket}/${key}`];
      return [describeObject(bucket, key, object)];
    });
    return HttpResponse.json(removed);
  }),
];

const tail = (params: Record<string, string | readonly string[] | undefined>) => String(params[1]);

function signedIn(request: Request): Caller {
  const caller = callerOf(request);
  return typeof caller === 'string' ? null : caller;
}

const ownedBy = (caller: Caller, { type, body }: StoredObject): StoredObject => ({
  type,
  body,
  ...(caller && { owner: caller.user_id }),
});

/** Whether the key belongs to a deleted file that can still be put back. */
const isKept = (key: string) =>
  db.deleted.some(
    ({ source, row }) =>
      source === 'media_library' && stemOf(toStorageKey(String(row.file_path))) === stemOf(key),
  );

/** What the files of one medium have in common. */
const stemOf = (key: string) => /^[^.-]+/.exec(key)?.[0];

function refusalOf(bucket: Bucket, key: string, caller: Caller) {
  // Whoever may undo a deletion begins with the file.
  const isTaken = bucket === 'media' && isKept(key) && !mayCall('restore_deleted_record', 'any', caller);
  if (!mayUse(bucket, isMediaKey(key) ? 'upload' : 'uploadOther', caller) || isTaken) {
    return failure(403, 'Unauthorized', 'new row violates row-level security policy');
  }
  return db.objects[`${bucket}/${key}`] ? failure(409, 'Duplicate', 'The resource already exists') : null;
}

/** What the file store tells of a file. */
function describeObject(bucket_id: string, name: string, { type, body }: StoredObject) {
  const now = serverNow();
  const owner = serverId();
  return {
    id: serverId(),
    bucket_id,
    name,
    owner,
    owner_id: owner,
    version: serverId(),
    path_tokens: name.split('/'),
    created_at: now,
    updated_at: now,
    last_accessed_at: now,
    user_metadata: {},
    metadata: {
      cacheControl: 'max-age=31536000',
      contentLength: body.size,
      size: body.size,
      mimetype: type,
      eTag: '"0"',
      httpStatusCode: 200,
      lastModified: new Date(now).toISOString(),
    },
  };
}

/** The file store's shape of an error: its own status in the body, 400 on the wire. */
function failure(statusCode: number, error: string, message: string) {
  return HttpResponse.json({ statusCode: String(statusCode), error, message }, { status: 400 });
}
