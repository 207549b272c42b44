import { callAs } from '../accounts.ts';
import { composePage } from '../composedPage.ts';
import { expect, test } from '../test.ts';

test.use({ role: 'editor' });

type Reading = { page: string; ended: number; state: 'before' | 'after' | 'mixture' };

/** The same parts of each page, of which each says whether it is of before or of after. */
const words = { title: 'Titre du moment', lead: 'Introduction du moment' };

test('readers never get a mixture while a release goes online, and no page lags behind another by a second', async ({
  insert,
  request,
  baseURL,
}) => {
  const call = callAs('editor', request, baseURL);
  const publish = async (document: string, value: object, seen_version: number) =>
    call('publish_document', { document, value, seen_version });

  const { id } = await insert('articles', {
    title: `${words.title} A`,
    slug: 'le-moment',
    excerpt: `${words.lead} A`,
    content: 'Un texte.',
    status: 'published',
    published_at: '2026-11-01T14:00:00Z',
  });
  const compose = (slug: string, moment: 'A' | 'B') => ({
    ...composePage(slug, `${words.title} ${moment}`, `${words.title} ${moment}`),
    description: `${words.lead} ${moment}`,
    hero: { title: `${words.title} ${moment}`, lead: `${words.lead} ${moment}`, actions: [] },
  });
  const pages = ['moment-un', 'moment-deux', 'moment-trois'];
  for (const slug of pages) await publish(`page/${slug}`, compose(slug, 'A'), 0);
  const addresses = ['/blog/le-moment', ...pages.map((slug) => `/${slug}`)];

  const release = crypto.randomUUID();
  await call('save_release', { id: release, name: 'Moment', owner_id: null, due_at: null, seen_version: 0 });
  const [article] = (await call('list_documents', { wanted_document: `article/${id}` })) as [
    { version: number; online: object },
  ];
  await call('save_document', {
    document: `article/${id}`,
    value: { ...article.online, title: `${words.title} B`, excerpt: `${words.lead} B` },
    seen_version: article.version,
  });
  for (const slug of pages) {
    await call('save_document', { document: `page/${slug}`, value: compose(slug, 'B'), seen_version: 1 });
  }
  for (const document of [`article/${id}`, ...pages.map((slug) => `page/${slug}`)]) {
    await call('add_to_release', { release_id: release, document });
  }
  const [{ version }] = (await call('read_release', { wanted_id: release })) as [{ version: number }];

  async function read(page: string): Promise<Reading> {
    const text = await (await request.get(page)).text();
    const moments = new Set(
      [...text.matchAll(/(?:Titre|Introduction) du moment ([AB])/g)].map(([, moment]) => moment),
    );
    const state = moments.size === 1 ? (moments.has('A') ? 'before' : 'after') : 'mixture';
    return { page, ended: performance.now(), state };
  }
  for (const address of addresses) expect((await read(address)).state, address).toBe('before');

  // Two hundred readings, of which the release is published in the midst.
  const readings: Reading[] = [];
  let published: Promise<unknown> | undefined;
  for (let round = 0; round < 50; round += 1) {
    if (round === 10) published = call('publish_release', { id: release, seen_version: version });
    readings.push(...(await Promise.all(addresses.map(read))));
  }
  await published;
  await expect
    .poll(async () => (await Promise.all(addresses.map(read))).map(({ state }) => state))
    .toEqual(addresses.map(() => 'after'));

  expect(readings).toHaveLength(200);
  expect(readings.filter(({ state }) => state === 'mixture')).toEqual([]);
  const firstAfter = Math.min(...readings.filter(({ state }) => state === 'after').map(({ ended }) => ended));
  const late = readings.filter(({ state, ended }) => state === 'before' && ended > firstAfter + 1000);
  expect(late).toEqual([]);
  expect(readings.some(({ state }) => state === 'after')).toBe(true);
});
