import type { APIRequestContext } from '@playwright/test';
import { heroContent } from '#site/pages/AboutPage/aboutPage.section.ts';
import { callAs } from './accounts.ts';
import { composePage } from './composedPage.ts';
import { expect, test } from './test.ts';

test.use({ role: 'editor' });

/** What a reader without scripts gets of the three pages: which of them have what the release brings. */
const readSite = (request: APIRequestContext) =>
  Promise.all(
    [
      ['/blog/le-salon-en-coulisses', 'Le Salon en coulisses'],
      ['/about', 'À propos du Salon.'],
      ['/salon', 'On se voit au Salon'],
    ].map(async ([address = '', words = '']) => (await (await request.get(address)).text()).includes(words)),
  );

const before = [false, false, false];
const after = [true, true, true];

test('an article, a content and a new page are read and approved by who has their link, go online together, and leave together', async ({
  page,
  insert,
  browser,
  request,
  baseURL,
}) => {
  const call = callAs('editor', request, baseURL);
  const { id } = await insert('articles', {
    title: 'Le Salon en coulisses',
    slug: 'le-salon-en-coulisses',
    excerpt: 'Ce que vous verrez à notre kiosque en janvier.',
    content: 'Tout est sur [la page du Salon](/salon).',
  });
  const hero = { ...heroContent, lead: 'À propos du Salon.' };
  const salon = composePage('salon', 'Le Salon', 'On se voit au Salon');
  await call('save_document', { document: 'about/hero', value: hero, seen_version: 0 });
  await call('save_document', { document: 'page/salon', value: salon, seen_version: 0 });
  const release = crypto.randomUUID();
  await call('save_release', { id: release, name: 'Salon', owner_id: null, due_at: null, seen_version: 0 });
  for (const document of [`article/${id}`, 'about/hero', 'page/salon'])
    await call('add_to_release', { release_id: release, document });
  expect(await readSite(request)).toEqual(before);
  await page.goto(`/admin/releases/${release}`);

  await test.step('previewed, noted on and approved', async () => {
    await page.getByRole('button', { name: 'Partager un aperçu' }).click();
    const address = await page.getByRole('textbox', { name: 'Lien à envoyer' }).inputValue();
    const visitor = await browser.newContext({ storageState: undefined });
    const shared = await visitor.newPage();
    const noise: string[] = [];
    const requested: string[] = [];
    shared.on('console', (message) => noise.push(message.text()));
    shared.on('request', (sent) => requested.push(sent.url() + (sent.headers().referer ?? '')));
    await shared.goto(address.replace('#', '/salon#'));
    await expect(shared.getByRole('heading', { level: 1, name: 'On se voit au Salon' })).toBeVisible();
    const notes = shared.getByRole('region', { name: /^(Notes|Nouvelle note)/ });
    await shared.getByRole('button', { name: 'Notes', exact: true }).click();
    await notes.getByRole('button', { name: 'Choisir un passage' }).click();
    await notes.getByRole('combobox', { name: 'Passage' }).selectOption({ label: 'On se voit au Salon' });
    await notes.getByRole('textbox', { name: 'Votre note' }).fill('À quel kiosque?');
    await notes.getByRole('textbox', { name: 'Votre nom' }).fill('Chantal Roy');
    await notes.getByRole('button', { name: 'Envoyer la note' }).click();
    await expect(notes.getByText('Note envoyée. L’équipe la voit déjà.')).toBeVisible();
    await shared.keyboard.press('Escape');
    await shared.getByText('Approuver cette mise en ligne').first().click();
    await shared.getByRole('textbox', { name: 'Votre nom' }).fill('Chantal Roy');
    await shared.getByRole('button', { name: 'Approuver cette mise en ligne' }).click();
    await expect(shared.getByText(/^Mise en ligne approuvée par Chantal Roy\./)).toBeVisible();
    expect(noise).toEqual([]);
    // The token stays in the address bar, and nobody is counted.
    const token = address.split('#')[1] ?? '';
    expect(requested.filter((sent) => sent.includes(token) || sent.includes('record_'))).toEqual([]);
    await visitor.close();
    await page.reload();
    await expect(page.getByText('Approuvé par Chantal Roy')).toBeVisible();
    expect(await readSite(request)).toEqual(before);
  });

  await test.step('published: every page has it', async () => {
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByText('Tout est en ligne.')).toBeVisible();
    await expect.poll(() => readSite(request)).toEqual(after);
    await expect.poll(async () => (await request.get('/sitemap.xml')).text()).toContain('/salon');
  });

  await test.step('undone', async () => {
    await page.getByRole('button', { name: 'Annuler la mise en ligne' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la mise en ligne' }).click();
    await expect(page.getByText('Mise en ligne annulée.')).toBeVisible();
    await expect.poll(() => readSite(request)).toEqual(before);
    expect((await request.get('/salon')).status()).toBe(410);
  });
});

type Reading = {
  page: string;
  status: number;
  state: 'before' | 'after' | 'mixture' | 'nothing';
};

/** The same parts of each page, of which each says whether it is of before or of after. */
const words = { title: 'Titre du moment', lead: 'Introduction du moment' };

test('readers never get a mixture while a release goes online, and no page that has changed is ever as before again', async ({
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
  const { version, documents } = (await call('read_release', { wanted_id: release })) as {
    version: number;
    documents: { document: string; hash: string }[];
  };
  const seen_documents = Object.fromEntries(documents.map(({ document, hash }) => [document, hash]));

  async function read(page: string): Promise<Reading> {
    const response = await request.get(page);
    const text = await response.text();
    const moments = new Set(
      [...text.matchAll(/(?:Titre|Introduction) du moment ([AB])/g)].map(([, moment]) => moment),
    );
    const state =
      moments.size > 1 ? 'mixture' : moments.has('A') ? 'before' : moments.has('B') ? 'after' : 'nothing';
    return { page, status: response.status(), state };
  }
  for (const address of addresses) expect((await read(address)).state, address).toBe('before');

  // All pages are read again and again, until each has what the release brings; it is published in the midst.
  const readings: Reading[] = [];
  let published: Promise<unknown> | undefined;
  for (let [round, isOver] = [0, false]; !isOver; round += 1) {
    if (round === 10)
      published = call('publish_release', { id: release, seen_version: version, seen_documents });
    const latest = await Promise.all(addresses.map(read));
    readings.push(...latest);
    isOver = latest.every(({ state }) => state === 'after');
  }
  await published;

  expect(readings.filter(({ state }) => state === 'mixture' || state === 'nothing')).toEqual([]);
  for (const address of addresses) {
    const states = readings.filter(({ page }) => page === address).map(({ state }) => state);
    expect(states, address).toEqual(
      states.toSorted((one, other) => Number(one === 'after') - Number(other === 'after')),
    );
  }
});
