import { expect, test } from './test.ts';

test.use({ role: 'editor' });

test('a project is written, approved by who has its link, published, and found by the address that it had', async ({
  page,
  browser,
  request,
}) => {
  const read = async (slug: string) => {
    const response = await request.get(`/realizations/${slug}`, { maxRedirects: 0 });
    return { status: response.status(), to: response.headers()['location'], html: await response.text() };
  };

  await test.step('written', async () => {
    await page.goto('/admin/pages');
    await page.getByRole('link', { name: 'Nouveau projet' }).click();
    const form = page.getByRole('form', { name: 'Projet sans titre' });
    const fill = (name: string, value: string, index = 0) =>
      form.getByLabel(name, { exact: true }).nth(index).fill(value);
    await fill('Titre', 'Les voix du port');
    await fill('Adresse', 'voix-du-port');
    await fill('Client', 'Port de Québec');
    await fill('Catégorie', 'Balado');
    await fill('Mot-clé 1', 'Recrutement');
    await fill('Date du projet', '2026-10-02');
    await fill('Description', 'Douze capitaines racontent leur métier.');
    await form.getByText('Chiffre 1', { exact: true }).click();
    await fill('Valeur', '42 000');
    await fill('Ce qu’elle compte', 'écoutes en six mois');
    const paragraphs = form.getByLabel('Paragraphe 1', { exact: true });
    await paragraphs.nth(0).fill('Le métier manquait de relève.');
    await paragraphs.nth(1).fill('On a tendu le micro à bord.');
    await page.getByRole('button', { name: 'Enregistrer sans publier' }).click();
    await expect(page.getByText('Brouillon', { exact: true }).first()).toBeVisible();
    expect((await read('voix-du-port')).status).toBe(404);
  });

  await test.step('approved', async () => {
    await page.getByRole('button', { name: 'Partager un aperçu' }).click();
    const address = await page.getByRole('textbox', { name: 'Lien à envoyer' }).inputValue();
    const visitor = await browser.newContext({ storageState: undefined });
    const shared = await visitor.newPage();
    await shared.goto(address);
    await expect(shared.getByRole('heading', { level: 1, name: 'Les voix du port' })).toBeVisible();
    await shared.getByText('Approuver cette version').first().click();
    await shared.getByRole('textbox', { name: 'Votre nom' }).fill('Chantal Roy');
    await shared.getByRole('button', { name: 'Approuver cette version' }).click();
    await expect(shared.getByText(/approuvée par Chantal Roy/)).toBeVisible();
    await visitor.close();
    await page.reload();
    await expect(page.getByText('Approuvé par Chantal Roy')).toBeVisible();
  });

  await test.step('published', async () => {
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByText('Contenu publié.')).toBeVisible();
    await expect.poll(async () => (await read('voix-du-port')).html).toContain('Douze capitaines');
    await expect
      .poll(async () => (await request.get('/sitemap.xml')).text())
      .toContain('/realizations/voix-du-port');
    await expect.poll(async () => (await request.get('/realizations')).text()).toContain('Les voix du port');
  });

  await test.step('moved', async () => {
    await page.getByLabel('Adresse', { exact: true }).first().fill('capitaines');
    await page.getByRole('button', { name: 'Mettre à jour' }).click();
    await expect
      .poll(() => read('voix-du-port'))
      .toMatchObject({ status: 301, to: '/realizations/capitaines' });
    expect((await read('capitaines')).status).toBe(200);
  });

  await test.step('taken from the site', async () => {
    await page.getByRole('button', { name: 'Retirer du site' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer du site' }).click();
    await expect(page.getByText('Projet retiré du site.')).toBeVisible();
    await expect.poll(async () => (await read('capitaines')).status).toBe(410);
  });
});
