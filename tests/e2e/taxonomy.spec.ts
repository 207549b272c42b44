import { expect, test } from './test.ts';

test.use({ role: 'admin' });

test('an admin creates and changes a category, deletes another, and takes it back with its articles', async ({
  page,
  insert,
}) => {
  const category = await insert('categories', { name: 'Récits de régie', slug: 'recits' });
  await insert('articles', { title: 'Une nuit en régie', slug: 'nuit-en-regie', category_id: category.id });
  await page.goto('/admin/taxonomy');
  await page.getByRole('button', { name: 'Éditer la catégorie Récits de régie' }).waitFor();
  const form = page.getByRole('region', { name: 'Catégories' }).getByRole('form');

  await test.step('A slug that is taken is told before anything is sent', async () => {
    await form.getByLabel('Nom').fill('Récits de tournage');
    await form.getByLabel('Slug').fill('recits');
    await expect(form.getByText('Ce slug est déjà utilisé.')).toBeVisible();
    await form.getByLabel('Slug').fill('recits-de-tournage');
    await expect(form.getByText('Ce slug est déjà utilisé.')).toBeHidden();
    await form.getByRole('button', { name: 'Créer' }).click();
    await expect(page.getByText('Catégorie créée.')).toBeVisible();
  });

  await test.step('Changed', async () => {
    await page.getByRole('button', { name: 'Éditer la catégorie Récits de tournage' }).click();
    await form.getByLabel('Nom').fill('Carnets de tournage');
    await form.getByRole('button', { name: 'Modifier' }).click();
    await expect(page.getByText('Catégorie mise à jour.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Éditer la catégorie Carnets de tournage' })).toBeVisible();
  });

  await test.step('Deleted and taken back', async () => {
    await page.getByRole('button', { name: 'Supprimer la catégorie Récits de régie' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('button', { name: 'Annuler' })
      .click();
    await expect(page.getByText('Catégorie restaurée.')).toBeVisible();
    await page.getByRole('link', { name: 'Articles & Blog' }).click();
    await expect(page.getByRole('row', { name: /^Une nuit en régie/ })).toContainText('Récits de régie');
  });
});
