// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { makeFilm, makeTenSeconds } from '../testing/film.ts';
import { analyseMedia } from './analyseMedia.ts';
import { describeCut, describeLoudness } from './describeFacts.ts';

it('finds out what there is to know of a sound', async () => {
  const wave = await readFile(
    new URL('../../../../../supabase/seed/media/uploads/1776263599577.wav', import.meta.url),
  );
  const onProgress = vi.fn();
  const facts = await analyseMedia(new Blob([wave]), onProgress);
  expect(facts.waveform).toMatch(/^[0-9a-z]{200}$/);
  expect(facts).not.toHaveProperty('width');
  expect(facts.duration).toBeGreaterThan(0);
  expect(facts.loudness).toBeLessThan(0);
  expect(facts.true_peak).toBeLessThanOrEqual(0.5);
  expect(onProgress).toHaveBeenLastCalledWith({ part: 1 });
});

it('knows the size of a film whose sound this browser doesn’t decode', async () => {
  const onProgress = vi.fn();
  const facts = await analyseMedia(await makeFilm('mp4', 'H.264', 'MP3'), onProgress);
  expect(facts).toMatchObject({ width: 64, height: 64, duration: 1 });
  expect(facts).not.toHaveProperty('loudness');
  // Before the decoder is asked, which may not answer.
  expect(onProgress).toHaveBeenCalledWith({ part: 0, facts });
});

it('announces of a file that was cut what plays, and says that it was', async () => {
  const whole = await makeTenSeconds();
  expect(await analyseMedia(whole)).toEqual(expect.objectContaining({ duration: 10 }));
  // Four seconds and a half are gone.
  const facts = await analyseMedia(whole.slice(0, whole.size - 4500));
  expect(facts).toMatchObject({ duration: 5, announced: 10 });
  expect(describeCut(facts)).toBe(
    'Le fichier est coupé\u00A0: il annonce 0:10 et s’arrête à 0:05. Envoyez-le de nouveau s’il devait être entier.',
  );
  expect(describeCut(await analyseMedia(whole))).toBeNull();
});

it.each([
  [-16.4, -1.5, '−16,4 LUFS : bien', true],
  [-19.2, -3, '−19,2 LUFS : un peu faible (on vise −16)', false],
  [-25, -3, '−25,0 LUFS : trop faible (on vise −16)', false],
  [-13, -1.2, '−13,0 LUFS : un peu fort (on vise −16)', false],
  [-16, 0.3, '−16,0 LUFS : bien. Crêtes à 0,3 dBTP : elles peuvent saturer (au plus −1).', false],
])('says what %s LUFS and %s dBTP mean', (loudness, true_peak, text, isFine) => {
  const described = describeLoudness({ loudness, true_peak });
  expect({ ...described, text: described?.text.replaceAll('\u00A0', ' ') }).toEqual({ text, isFine });
});

it('says nothing of what wasn’t measured', () => {
  expect(describeLoudness({ loudness: null, true_peak: null })).toBeNull();
});
