import { findEmail, expect, password, test } from './test.ts';

test('an editor writes an article with category and tags, publishes it, and finds it in the list', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByLabel('Courriel').fill(findEmail('editor'));
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/admin');

  await page.getByRole('link', { name: 'Nouvel article' }).click();
  await page.getByRole('textbox', { name: 'Titre' }).fill('Parler au micro sans trembler');
  await expect(page.getByLabel('Slug')).toHaveValue('parler-au-micro-sans-trembler');
  await page.getByRole('textbox', { name: 'Contenu' }).click();
  await page.keyboard.type('## Respirer');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Le micro entend tout.');
  await page.getByRole('combobox', { name: 'Catégorie' }).click();
  await page.getByRole('option').nth(1).click();
  await page.getByRole('group', { name: 'Tags' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Article créé avec succès.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/articles\/[0-9a-f-]{36}$/);

  await page.getByRole('link', { name: 'Retour aux articles' }).click();
  const row = page.getByRole('row', { name: /Parler au micro sans trembler/ });
  await expect(row).toContainText('Publié');

  await page.goto('/blog/parler-au-micro-sans-trembler');
  await expect(page.getByRole('heading', { name: 'Parler au micro sans trembler' })).toBeVisible();
});

test.describe('with a picture of the library', () => {
  test.use({ role: 'editor' });

  test('an editor sends it from within the article, chooses it, and readers see it', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const hasPicker = () => scripts.some((address) => address.includes('/MediaPicker-'));
    await page.goto('/admin/articles/new');
    await page.getByRole('textbox', { name: 'Titre' }).fill('Une image vaut mille mots');
    expect(hasPicker()).toBe(false);
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
    const address = page.getByRole('textbox', { name: 'Image mise en avant (URL)' });
    await expect(address).toHaveValue(/\/media\/uploads\/\d+\.png$/);
    const chosen = await address.inputValue();

    await page.getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByText('Article créé avec succès.')).toBeVisible();
    await page.goto('/blog/une-image-vaut-mille-mots');
    await expect(page.locator(`main img[src="${chosen}"]`)).toHaveJSProperty('naturalWidth', 1);
  });
});
