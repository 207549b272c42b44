// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetUnfinishedUpload, listUnfinishedUploads, toFingerprint } from './unfinishedUploads.ts';

beforeEach(() => localStorage.clear());

const remember = (userId: string, name: string, startedAgo: number) => {
  const file = new File(['son'], name, { lastModified: 12 });
  const creationTime = new Date(Date.now() - startedAgo).toISOString();
  localStorage.setItem(
    `tus::${toFingerprint(userId, file)}::${startedAgo}`,
    JSON.stringify({ creationTime, size: 3 }),
  );
};

it('offers one’s own uploads of a day that haven’t ended, whatever their names', () => {
  remember('moi', 'Épisode 24, mixage 2.mp3', 1000);
  remember('moi', 'a::b 3 4.wav', 3_600_000);
  remember('moi', 'hier.mp3', 25 * 3_600_000);
  remember('une autre', 'à elle.mp3', 1000);
  localStorage.setItem('tus::porte-voix moi illisible.mp3 3 12::1', '{');
  const found = listUnfinishedUploads('moi');
  expect(found.map(({ name, size }) => [name, size])).toEqual([
    ['a::b 3 4.wav', 3],
    ['Épisode 24, mixage 2.mp3', 3],
  ]);
  for (const upload of found) forgetUnfinishedUpload(upload);
  expect(listUnfinishedUploads('moi')).toEqual([]);
});
