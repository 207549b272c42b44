import { emailOf, expect, password, test } from './test.ts';

test('an editor writes an article with category and tags, publishes it, and finds it in the list', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByLabel('Courriel').fill(emailOf('editor'));
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/admin');

  await page.getByRole('link', { name: 'Nouvel article' }).click();
  await page.getByLabel('Titre').fill('Parler au micro sans trembler');
  await expect(page.getByLabel('Slug')).toHaveValue('parler-au-micro-sans-trembler');
  await page.getByRole('textbox', { name: 'Contenu' }).fill('## Respirer\n\nLe micro entend tout.');
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
