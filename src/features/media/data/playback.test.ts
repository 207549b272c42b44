// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { findPlaybackRefusal } from './playback.ts';
import { makeFilm } from './testing/film.ts';

it.each([
  ['mp4', 'H.264', undefined],
  ['mov', 'H.264', 'MP3'],
  ['webm', 'VP9', undefined],
] as const)('takes .%s with %s and %s', async (container, video, sound) => {
  expect(await findPlaybackRefusal(await makeFilm(container, video, sound))).toBeNull();
});

it.each([
  ['mov', 'HEVC', undefined, 'HEVC (H.265)'],
  ['mp4', 'HEVC', undefined, 'HEVC (H.265)'],
  ['mp4', 'AV1', undefined, 'AV1'],
  ['mp4', 'H.264, 10 bits', undefined, 'H.264 à 10 bits ou 4:2:2'],
  ['mov', 'H.264', 'PCM', 'PCM'],
] as const)('says what a .%s with %s and %s is in', async (container, video, sound, named) => {
  const refusal = await findPlaybackRefusal(await makeFilm(container, video, sound));
  expect(refusal).toContain(`est en ${named}, que tous les navigateurs ne lisent pas.`);
});

it.each(['webm', 'ogg'] as const)(
  'says that not every iPhone plays a sound in %s, whatever its name',
  async (container) => {
    expect(await findPlaybackRefusal(await makeFilm(container, null, 'Opus'))).toMatch(
      /^Un son (WebM|Ogg) ne se lit pas sur tous les iPhone\. Convertissez-le en MP3 ou en M4A \(AAC\)\.$/,
    );
  },
);

it('takes the sound of the example', async () => {
  const wave = await readFile(
    new URL('../../../../supabase/seed/media/uploads/1776263599577.wav', import.meta.url),
  );
  expect(await findPlaybackRefusal(new Blob([wave]))).toBeNull();
});

it.each([
  ['Matroska, whatever its name', () => makeFilm('mkv', 'VP9')],
  ['AVI', async () => new Blob([`RIFF\x10\0\0\0AVI LIST${'\0'.repeat(500)}`])],
  ['a film cut off in the middle of its header', async () => (await makeFilm('webm', 'VP9')).slice(0, 60)],
  ['a picture', async () => new Blob(['\x89PNG\r\n\x1A\n', new Uint8Array(500)])],
  ['nothing at all', async () => new Blob([])],
])('takes no %s', async (_what, make) => {
  expect(await findPlaybackRefusal(await make())).toMatch(/^Aucun navigateur ne lit ce fichier\./);
});
