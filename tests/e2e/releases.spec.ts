import type { APIRequestContext } from '@playwright/test';
import { heroContent } from '#site/pages/AboutPage/aboutPage.content.ts';
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
    shared.on('console', (message) => noise.push(message.text()));
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
    await visitor.close();
    await page.reload();
    await expect(page.getByText('Approuvé par Chantal Roy')).toBeVisible();
    expect(await readSite(request)).toEqual(before);
  });

  await test.step('published: every page has it', async () => {
    await page.getByRole('button', { name: 'Mettre en ligne', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mettre en ligne' }).click();
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
