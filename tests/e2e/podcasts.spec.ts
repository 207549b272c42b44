import { callAs } from './accounts.ts';
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
  transcript: 'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\n<v Anne>Bonjour, et bienvenue à la banque.',
  isExplicit: false,
};

const feedPath = `/balados/${show.slug}/feed.xml`;
const episodePath = `/balados/${show.slug}/${episode.slug}`;

test('an episode is published, heard on its page and from its feed, and withdrawn', async ({
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
    const transcript = await request.get(`${episodePath}/transcription.vtt`);
    expect(transcript.headers()['access-control-allow-origin']).toBe('*');
    expect(await transcript.text()).toContain('bienvenue à la banque');
  });

  await test.step('from the home page to its own, where it plays on', async () => {
    await expect.poll(async () => (await request.get('/')).text()).toContain(episode.title);
    await page.goto('/');
    await page.getByRole('link', { name: episode.title }).click();
    await expect(page).toHaveURL(episodePath);
    await page.getByRole('button', { name: `Écouter ${episode.title}` }).click();
    const place = page.getByRole('slider').first();
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0.5);
  });

  await test.step('withdrawn', async () => {
    await call('withdraw_document', { document, seen_version: version, keeps_draft: false });
    await expect.poll(readFeed).not.toContain(episode.title);
    await expect.poll(async () => (await request.get(episodePath)).status()).toBe(410);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('projects are found by their category, and an episode is heard and read', async ({ page }) => {
    await page.goto('/realizations');
    const category = page.getByRole('navigation', { name: 'Catégories' }).getByRole('link').nth(1);
    const name = (await category.textContent()) ?? '';
    await category.click();
    await expect(page).toHaveTitle(new RegExp(`^Réalisations.: ${name}`));
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/realizations\/[a-z0-9-]+$/);

    await page.goto(`/balados/${show.slug}`);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.locator('audio[controls][preload=none]')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Transcription' })).toBeVisible();
  });
});
