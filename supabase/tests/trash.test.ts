import { expect, test } from 'vitest';
import { emptyTrash } from '../embedded/commands/trash.ts';
import { openWorld } from './openWorld.ts';
import { getClient, files, asPng, picture, rows } from './world.ts';

const fixtures = openWorld({ restores: false });

/** Another width of it. */
const variant = files.media.replace('.png', '-360.png');

/** Puts the file of the one medium aside and deletes its row, as the media library does. */
async function deleteMedium() {
  const { storage } = fixtures.as.admin;
  await storage.from('media').copy(files.media, files.media, { destinationBucket: 'deleted-media' });
  await storage.from('media').copy(files.media, variant, { destinationBucket: 'deleted-media' });
  await fixtures.as.admin.from('media_library').delete().eq('id', rows.media_library.any).throwOnError();
}

const daysFromNow = (days: number) => Date.now() + days * 86_400_000;

const left = async () => {
  const { data } = await fixtures.as.admin.storage.from('deleted-media').list('uploads');
  return data?.map(({ name }) => name.split('/').at(-1)).toSorted();
};

test('what can still be put back stays, however old its file; the rest goes for good', async () => {
  await deleteMedium();
  const fresh = 'uploads/1700000000009.png';
  const service = getClient(fixtures, fixtures.serviceKey);
  // Nothing refers to it.
  await service.storage.from('deleted-media').upload(fresh, picture, asPng);

  expect(await emptyTrash(service)).toBe(0);
  expect(await emptyTrash(service, daysFromNow(2))).toBe(1);
  expect(await left()).toEqual(
    [variant, files.media, files['deleted-media']].map((key) => key.replace('uploads/', '')),
  );

  await fixtures.exec(`update private.deleted_records set deleted_at = now() - interval '31 days'`);
  expect(await emptyTrash(service, daysFromNow(31))).toBe(3);
  expect(await left()).toEqual([]);
  expect(await fixtures.sql('select id from private.deleted_records')).toEqual([]);
});
