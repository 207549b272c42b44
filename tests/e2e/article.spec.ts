import type { APIRequestContext } from '@playwright/test';
import { findEmail, expect, password, test } from './test.ts';

/** What an address answers to readers without scripts, within a moment; of a redirection, where it leads. */
const shows = (request: APIRequestContext, address: string, status: number, words: string) =>
  expect(async () => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(status === 301 ? response.headers()['location'] : await response.text()).toContain(words);
  }).toPass({ timeout: 20_000 });

test('an editor signs in, writes an article with a picture, publishes it, moves it and takes it back', async ({
  page,
  request,
}) => {
  await page.goto('/auth');
  await page.getByLabel('Courriel').fill(findEmail('editor'));
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/admin');
  const scripts: string[] = [];
  page.on('request', (sent) => scripts.push(sent.url()));
  const hasPicker = () => scripts.some((address) => address.includes('/MediaPicker-'));

  await test.step('written, with a category', async () => {
    await page.getByRole('link', { name: 'Nouvel article' }).click();
    await page.getByRole('textbox', { name: 'Titre' }).fill('Parler au micro sans trembler');
    await expect(page.getByLabel('Slug')).toHaveValue('parler-au-micro-sans-trembler');
    await page.getByRole('textbox', { name: 'Contenu' }).click();
    await page.keyboard.type('## Respirer');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('Le micro entend tout.');
    await page.getByRole('combobox', { name: 'Catégorie' }).press('Enter');
    await page.getByRole('option').nth(1).press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  await test.step('a picture is sent from within, and chosen', async () => {
    expect(hasPicker()).toBe(false);
    await page.locator('summary', { hasText: 'Image mise en avant' }).click();
    await page
      .getByRole('button', { name: 'Choisir dans la médiathèque : Image mise en avant (URL)' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Choisir une image' });
    await dialog.getByLabel('Fichiers à ajouter').setInputFiles({
      name: 'Scène vide.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
    expect(hasPicker()).toBe(true);
    await expect(dialog.getByRole('radio', { name: 'Scène vide' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Choisir cette image' }).click();
  });

  await test.step('another one is placed in the text by Enter', async () => {
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Placer une image' });
    await dialog.getByRole('textbox', { name: 'Texte alternatif' }).fill('Le logo');
    await dialog.getByLabel('Adresse de l’image').fill('/favicon.svg');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Contenu' }).getByAltText('Le logo')).toBeVisible();
  });

  await test.step('published: on its page, in lists, feed and site map, at once', async () => {
    await shows(request, '/blog/parler-au-micro-sans-trembler', 404, 'Page not found');
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByText('Article créé avec succès.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/articles\/[0-9a-f-]{36}$/);
    for (const address of ['/blog', '/blog/feed.xml', '/sitemap.xml'])
      await shows(request, address, 200, '/blog/parler-au-micro-sans-trembler');
    await shows(request, '/blog/parler-au-micro-sans-trembler', 200, 'Respirer</h2>');
    const reader = await page.context().newPage();
    await reader.goto('/blog/parler-au-micro-sans-trembler');
    const picture = reader.locator('main img[src*="/media/uploads/"]').first();
    await expect(picture).toHaveJSProperty('naturalWidth', 1);
    await reader.close();
  });

  await test.step('moved: the former address leads to it', async () => {
    await page.locator('summary', { hasText: 'Slug' }).click();
    await page.getByLabel('Slug').fill('parler-au-micro');
    await page.getByRole('button', { name: 'Mettre à jour' }).click();
    await expect(page.getByRole('link', { name: 'Voir l’article' })).toHaveAttribute(
      'href',
      '/blog/parler-au-micro',
    );
    await shows(request, '/blog/parler-au-micro-sans-trembler', 301, '/blog/parler-au-micro');
  });

  await test.step('taken back', async () => {
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    const question = page.getByRole('alertdialog', { name: 'Retirer cet article du site?' });
    await question.getByRole('button', { name: 'Retirer du site' }).click();
    await shows(request, '/blog/parler-au-micro', 410, 'Cette page n’est plus en ligne');
    await shows(request, '/blog/parler-au-micro-sans-trembler', 410, 'Cette page n’est plus en ligne');
    // While the database is busy, a page that is kept is served once more as it was.
    await expect.poll(async () => (await request.get('/sitemap.xml')).text()).not.toContain('parler-au-');
    await page.getByRole('link', { name: 'Retour aux articles' }).click();
    await expect(page.getByRole('row', { name: /Parler au micro sans trembler/ })).toContainText('Brouillon');
  });
});
