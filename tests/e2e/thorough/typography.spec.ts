import { expect, test } from '../test.ts';

test.use({ role: 'editor', contentView: 'markdown' });

test('an editor lets the typography be corrected, takes it back with Ctrl+Z, and publishes it', async ({
  page,
}) => {
  const typed = 'Il dit "oui" à 14h30 : `a : 5%` !';
  const corrected = 'Il dit «\u00a0oui\u00a0» à 14\u00a0h\u00a030\u00a0: `a : 5%`!';
  await page.goto('/admin/articles/new');
  await page.getByRole('textbox', { name: 'Titre' }).fill("L'heure juste");
  const content = page.getByRole('textbox', { name: 'Contenu' });
  await content.fill(typed);

  await page.getByRole('button', { name: 'Vérifier' }).click();
  await page.getByRole('button', { name: 'Corriger la typographie' }).click();
  await page.getByRole('button', { name: 'Tout corriger' }).click();
  expect(await content.inputValue()).toBe(corrected);
  await content.press('Control+z');
  expect(await content.inputValue()).toBe(typed);
  await content.press('Control+Shift+z');
  expect(await content.inputValue()).toBe(corrected);

  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText('Article créé avec succès.')).toBeVisible();
  await page.goto('/blog/lheure-juste');
  await expect(page.getByRole('heading', { name: 'L’heure juste' })).toBeVisible();
  expect(await page.getByText('Il dit').textContent()).toBe(corrected.replaceAll('`', ''));
});
