import type { Page } from '@playwright/test';
import { hydrated } from '../hydrated.ts';
import { expect, test } from '../test.ts';

const episode = '/balados/la-releve/recruter-quand-personne-ne-postule';
const start = { name: 'Écouter Recruter quand personne ne postule' };

const readTime = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);

/** The sound goes on from where it is. */
async function expectToGoOn(page: Page) {
  const before = await readTime(page);
  await expect.poll(() => readTime(page)).toBeGreaterThan(before);
}

test('a press before the scripts are there plays too', async ({ page }) => {
  await page.goto(episode, { waitUntil: 'commit' });
  await page.getByRole('button', start).click();
  await expect(page.locator('audio')).toBeAttached();
  await expectToGoOn(page);
});

test('a film plays with its captions, and ends a sound', async ({ page }) => {
  await page.goto(episode);
  await hydrated(page);
  await page.getByRole('button', start).click();
  await expectToGoOn(page);
  await page.getByRole('banner').getByRole('link', { name: 'Réalisations' }).click();
  await page.getByRole('main').getByRole('link', { name: 'La Nuit des idées, en direct' }).first().click();
  await page.getByRole('button', { name: /^Lire le film/ }).click();
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
    .toBe(2);
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
});
