import type { APIRequestContext, Page } from '@playwright/test';
import { callAs } from './accounts.ts';
import { composePage } from './composedPage.ts';
import { expect, test } from './test.ts';

test.use({ role: 'editor' });

/** What a reader without scripts gets of the four pages: which of them have what the release brings. */
const readSite = (request: APIRequestContext) =>
  Promise.all(
    [
      ['/blog/le-salon-en-coulisses', 'Le Salon en coulisses'],
      ['/about', 'À propos du Salon.'],
      ['/realizations', 'Réalisé pour le Salon.'],
      ['/salon', 'On se voit au Salon'],
    ].map(async ([address = '', words = '']) => (await (await request.get(address)).text()).includes(words)),
  );

const before = [false, false, false, false];
const after = [true, true, true, true];

/** Changes the introduction of a section and saves it beside what is online. */
async function change(page: Page, address: string, words: string) {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Introduction' }).fill(words);
  await page.getByRole('button', { name: 'Enregistrer sans publier' }).click();
  await expect(page.getByText('Modifications en attente', { exact: true })).toBeVisible();
}

test('an article, two contents and a new page go online together, and leave together', async ({
  page,
  insert,
  browser,
  request,
  baseURL,
}) => {
  const call = callAs('editor', request, baseURL);
  await insert('articles', {
    title: 'Le Salon en coulisses',
    slug: 'le-salon-en-coulisses',
    excerpt: 'Ce que vous verrez à notre kiosque en janvier.',
    meta_description:
      'Un aperçu de notre kiosque au Salon de janvier, de ce qui s’y passe et de qui vous y attend.',
    content: 'Tout est sur [la page du Salon](/salon).',
  });
  const value = composePage('salon', 'Le Salon', 'On se voit au Salon');
  await call('save_document', { document: 'page/salon', value, seen_version: 0 });
  expect(await readSite(request)).toEqual(before);

  const dialog = page.getByRole('dialog');
  await test.step('from the editors', async () => {
    await change(page, '/admin/pages/about/hero', 'À propos du Salon.');
    await page.getByRole('button', { name: 'Ajouter à une mise en ligne' }).click();
    await dialog.getByLabel('Son nom').fill('Salon de janvier');
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Salon de janvier' })).toBeVisible();

    await change(page, '/admin/pages/realizations/hero', 'Réalisé pour le Salon.');
    await page.getByRole('button', { name: 'Ajouter à une mise en ligne' }).click();
    await dialog.getByRole('combobox', { name: 'Mise en ligne' }).click();
    await page.getByRole('option', { name: 'Salon de janvier' }).click();
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await page.getByRole('link', { name: 'Salon de janvier' }).click();
  });

  await test.step('from the release', async () => {
    await page.getByRole('button', { name: 'Ajouter un élément' }).click();
    for (const name of ['Le Salon en coulisses', 'Le Salon']) {
      await dialog.getByRole('searchbox').fill('salon');
      // The list moves under the pointer when it is the one that was searched for.
      await expect(dialog.getByRole('listitem').filter({ hasNotText: /salon/i })).toHaveCount(0);
      await dialog.getByRole('button', { name: `Ajouter : ${name}`, exact: true }).click();
      await expect(dialog.getByRole('button', { name: `Ajouter : ${name}`, exact: true })).toBeHidden();
    }
    await dialog.getByRole('button', { name: 'Terminer' }).click();
    await expect(page.getByRole('heading', { name: '4 éléments' })).toBeVisible();
    await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
    const found = page.getByRole('region', { name: 'Vérification' });
    // The article leads to a page that comes with it.
    await expect(found.getByText(/conseil|Aucun problème/).first()).toBeVisible({ timeout: 90_000 });
    await expect(found.getByRole('list', { name: 'Erreurs' })).toBeHidden();
  });

  await test.step('previewed and approved as a whole', async () => {
    await page.getByRole('button', { name: 'Partager un aperçu' }).click();
    const address = await page.getByRole('textbox', { name: 'Lien à envoyer' }).inputValue();
    const visitor = await browser.newContext({ storageState: undefined });
    const shared = await visitor.newPage();
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
    await visitor.close();
    await page.reload();
    await expect(page.getByText('Approuvé par Chantal Roy')).toBeVisible();
    expect(await readSite(request)).toEqual(before);
  });

  await test.step('what the client has noted leads from the dashboard to where it is answered', async () => {
    const release = page.url();
    await page.goto('/admin');
    await page.getByRole('link', { name: /^Lire les notes sur «\sLe Salon\s»$/ }).click();
    await expect(page.getByText('À quel kiosque?', { exact: true })).toBeVisible();
    await page.goto(release);
  });

  await test.step('published: every page has it, and the next ones too', async () => {
    await page.getByRole('button', { name: 'Mettre en ligne', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mettre en ligne' }).click();
    await expect(page.getByText('Tout est en ligne.')).toBeVisible();
    await expect.poll(() => readSite(request)).toEqual(after);
    await expect.poll(async () => (await request.get('/sitemap.xml')).text()).toContain('/salon');
  });

  await test.step('undone: what somebody has changed since is named, and stays', async () => {
    const [hero] = (await call('list_documents', { wanted_document: 'about/hero' })) as [
      { version: number; online: object },
    ];
    const changed = { ...hero.online, lead: 'Le Salon commence.' };
    await call('publish_document', { document: 'about/hero', value: changed, seen_version: hero.version });
    await page.reload();
    await page.getByRole('button', { name: 'Annuler la mise en ligne' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(/laissé tel quel\s: «\sÀ propos · /)).toBeVisible();
    await question.getByRole('button', { name: 'Annuler la mise en ligne' }).click();
    await expect(page.getByText('Mise en ligne annulée.')).toBeVisible();
    await expect.poll(() => readSite(request)).toEqual(before);
    expect(await (await request.get('/about')).text()).toContain('Le Salon commence.');
    expect((await request.get('/salon')).status()).toBe(410);
    await page.goto('/admin/releases?etat=undone');
    await expect(page.getByRole('row', { name: /Salon de janvier.*Annulée/ })).toBeVisible();
  });

  const { version } = (
    (await call('list_documents', { wanted_document: 'about/hero' })) as [{ version: number }]
  )[0];
  await call('withdraw_document', { document: 'about/hero', seen_version: version });
});
