import assert from 'node:assert/strict';
import {
  type Actor,
  type Bucket,
  type BucketPermissions,
  buckets,
  functions,
} from '../permissions/permissions.ts';
import { attempt, type Check, verdict } from './attempt.ts';
import { keysOf } from './keysOf.ts';
import { files, ownUploads, asPng, picture, type World } from './world.ts';

const newKey = 'uploads/1700000000009.png';

const otherKeys = [
  'uploads/photo.png',
  'uploads/1700000000009.svg',
  'uploads/1700000000009.html',
  'uploads/1700000000009.svg.png',
  'uploads/sous/1700000000009.png',
  '1700000000009.png',
  'uploads/1700000000009',
];

/** How many files a bucket starts with. */
const countIn = (bucket: Bucket) => (bucket === 'media' ? 1 + Object.keys(ownUploads).length : 1);

/** Every line about one bucket for one actor, allowed and refused alike. */
export function bucketChecks(bucket: Bucket, actor: Actor): Check[] {
  const permissions: BucketPermissions = buckets[bucket];
  const name = files[bucket];
  const filesOf = (world: World) => world.as[actor].storage.from(bucket);
  const check = (
    verb: Exclude<keyof BucketPermissions, 'label'>,
    what: string,
    run: (world: World, isAllowed: boolean) => Promise<void>,
  ): Check => {
    const isAllowed = permissions[verb].includes(actor);
    return {
      subject: 'files',
      name: `${actor} ${verdict(isAllowed)} ${what}: ${bucket}`,
      run: (world) => run(world, isAllowed),
    };
  };
  const upload = (key: string, contentType: string) =>
    check(
      key === newKey && contentType === 'image/png' ? 'upload' : 'uploadOther',
      `upload ${contentType} as ${key}`,
      (world, isAllowed) =>
        attempt(
          world,
          bucket,
          () => filesOf(world).upload(key, picture, { contentType }),
          isAllowed ? 'accepted' : 'failed',
        ),
    );
  return [
    check('download', 'download', async (world, isAllowed) => {
      const { data } = await filesOf(world).download(name);
      assert.equal(data !== null, isAllowed);
    }),
    check('list', 'list', async (world, isAllowed) => {
      const { data } = await filesOf(world).list('uploads');
      assert.equal(data?.length ?? 0, isAllowed ? countIn(bucket) : 0);
    }),
    upload(newKey, 'image/png'),
    ...otherKeys.map((key) => upload(key, 'image/png')),
    upload(newKey, 'text/html'),
    upload(newKey, 'image/svg+xml'),
    check('replace', 'write over a file', (world, isAllowed) =>
      attempt(
        world,
        bucket,
        () => filesOf(world).upload(name, picture, { ...asPng, upsert: true }),
        isAllowed ? 'accepted' : 'failed',
      ),
    ),
    check('replace', 'update a file', (world, isAllowed) =>
      attempt(
        world,
        bucket,
        () => filesOf(world).update(name, picture, asPng),
        isAllowed ? 'accepted' : 'failed',
      ),
    ),
    check('replace', 'move a file', (world, isAllowed) =>
      attempt(
        world,
        bucket,
        () => filesOf(world).move(name, 'uploads/1700000000008.png'),
        isAllowed ? 'accepted' : 'failed',
      ),
    ),
    check('delete', 'delete a file', (world, isAllowed) =>
      attempt(world, bucket, () => filesOf(world).remove([name]), isAllowed ? 'accepted' : 'filtered'),
    ),
  ];
}

/** The key of a deleted file is for whoever may undo the deletion. */
export function deletedFileCheck(actor: Actor): Check {
  const isAllowed = functions.restore_deleted_record.cases.any.who.some((who) => who === actor);
  const key = files['deleted-media'];
  return {
    subject: 'files',
    name: `${actor} ${verdict(isAllowed)} upload under the key of a deleted medium`,
    run: (world) =>
      attempt(
        world,
        'media',
        () => world.as[actor].storage.from('media').upload(key, picture, asPng),
        isAllowed ? 'accepted' : 'failed',
      ),
  };
}

/** The policies by themselves: a statement that reads no column, so that only they decide, on all buckets at once. */
export function everyFileCheck(actor: Actor): Check {
  const allowed = keysOf(buckets)
    .filter((bucket) => buckets[bucket].delete.some((who) => who === actor))
    .reduce((total, bucket) => total + countIn(bucket), 0);
  return {
    subject: 'files',
    name: `${actor} would delete of all files: ${allowed}`,
    run: async (world) => assert.equal(await world.affected(actor, 'delete from storage.objects'), allowed),
  };
}
