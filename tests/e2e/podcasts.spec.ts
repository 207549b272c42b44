import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { callAs } from './accounts.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

/** The show of the seed, and a sound of its library. */
const show = { key: 'show/a0000000-0000-4000-8000-000000000101', slug: 'la-releve' };
const src = '/storage/v1/object/public/media/uploads/1792072800000.mp3';

const episode = {
  show: show.key,
  title: 'Ce que la banque ne dit pas',
  slug: 'ce-que-la-banque-ne-dit-pas',
  number: 27,
  day: '2026-11-20',
  description: 'Une conseillère raconte les questions qu’on ne lui pose jamais.',
  notes: ['La voix de cet épisode est de synthèse.'],
  links: [],
  sound: { src },
  chapters: '00:00 Bonjour\n00:05 La question',
  transcript: [
    'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\n<v Anne>Bonjour, et bienvenue à la banque.',
    ...Array.from({ length: 50 }, (_, index) =>
      `00:${index + 1}:00.000 --> 00:${index + 1}:04.000\n<v Anne>${index + 1} questions.`.replaceAll(
        /:(\d):/g,
        ':0$1:',
      ),
    ),
  ].join('\n\n'),
  isExplicit: false,
};

const feedPath = `/balados/${show.slug}/feed.xml`;
const episodePath = `/balados/${show.slug}/${episode.slug}`;

const readTime = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);

/** The sound goes on from where it is. */
async function expectToGoOn(page: Page) {
  const before = await readTime(page);
  await expect.poll(() => readTime(page)).toBeGreaterThan(before);
}

test('an episode is published, read by applications, heard while one walks through the site, and withdrawn', async ({
  page,
  request,
  baseURL,
}) => {
  const call = callAs('editor', request, baseURL);
  const document = 'episode/e0000000-0000-4000-8000-000000000027';
  const readFeed = async () => (await request.get(feedPath)).text();
  expect(await readFeed()).not.toContain(episode.title);
  const version = await call('publish_document', { document, value: episode, seen_version: 0 });

  await test.step('in the feed, whose enclosure answers HEAD and ranges', async () => {
    await expect.poll(readFeed).toContain(`<title>${episode.title}</title>`);
    const feed = await readFeed();
    const item = feed.slice(feed.indexOf(episode.title));
    const [, url = '', length = ''] =
      /<enclosure url="([^"]+)" length="(\d+)" type="audio\/mpeg"/.exec(item) ?? [];
    const address = new URL(url).pathname;
    expect(address).toBe(src);
    const head = await request.head(address);
    expect([head.status(), head.headers()['content-length']]).toEqual([200, length]);
    expect(head.headers()['content-type']).toBe('audio/mpeg');
    const part = await request.get(address, { headers: { range: 'bytes=100-199' } });
    expect([part.status(), part.headers()['content-range']]).toEqual([206, `bytes 100-199/${length}`]);
    expect(await part.body()).toHaveLength(100);
  });

  await test.step('shared with the cover of its show beside its title', async () => {
    const shared = await (await request.get(`/og${episodePath}.png`)).body();
    const cover = await sharp(shared).extract({ left: 640, top: 0, width: 560, height: 630 }).toBuffer();
    expect((await sharp(cover).stats()).entropy).toBeGreaterThan(1);
  });

  await test.step('heard from its first press on, and while one walks through the site', async () => {
    await expect.poll(async () => (await request.get('/')).text()).toContain(episode.title);
    const requested: string[] = [];
    page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
    await page.goto('/');
    await hydrated(page);
    expect(requested.filter((path) => /\.(mp3|vtt)$|\/parts-/.test(path))).toEqual([]);
    await page.getByRole('button', { name: `Écouter ${episode.title}` }).click();
    await expectToGoOn(page);

    await page.getByRole('banner').getByRole('link', { name: 'Formations' }).click();
    await expect(page).toHaveURL('/formations');
    const bar = page.getByRole('region', { name: 'Lecteur', exact: true });
    await expectToGoOn(page);
    await bar.getByRole('link').click();
    await expect(page).toHaveURL(episodePath);
    await expect(page.getByRole('slider')).toBeVisible();
    await expect(bar).toBeHidden();
    await expectToGoOn(page);
  });

  await test.step('printed whole', async () => {
    await page.emulateMedia({ media: 'print' });
    const hidden = await page
      .getByRole('region', { name: /^Transcription/ })
      .evaluate((text) => text.scrollHeight - text.clientHeight);
    expect(hidden).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('withdrawn', async () => {
    await call('withdraw_document', { document, seen_version: version, keeps_draft: false });
    await expect.poll(readFeed).not.toContain(episode.title);
    await expect.poll(async () => (await request.get(episodePath)).status()).toBe(410);
  });
});
