import { readArticles } from '../../../supabase/seed/articles.ts';
import { expect, test } from '../test.ts';

test.use({ role: 'editor', contentView: 'markdown' });

test.describe('on the real page', () => {
  // The picture that isn't there.
  test.use({ contentView: 'text', expectedConsole: /404/ });

  test('an editor verifies an article on its real page, and is led to each place', async ({
    page,
    insert,
  }) => {
    await insert('articles', { title: 'À venir', slug: 'a-venir', status: 'draft', content: 'Bientôt.' });
    const content = `${'Prenez place.\n\n'.repeat(80)}Voyez [ce qui vient](/blog/a-venir).\n\n![Le studio](/partie.png)\n`;
    const { id } = await insert('articles', {
      title: 'Dans le studio',
      slug: 'dans-le-studio',
      excerpt: 'Une visite.',
      content,
    });
    await page.goto(`/admin/articles/${id}`);
    await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
    const card = page.getByRole('region', { name: 'Vérification' });
    await expect(card).toBeFocused();
    await expect(card.getByRole('status')).toHaveText('2 erreurs.');

    await card.getByRole('button', { name: /blog\/a-venir/ }).click();
    const field = page.getByRole('textbox', { name: 'Contenu' });
    await expect(field).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => getSelection()?.toString().trim()))
      .toBe('Voyez ce qui vient.');
    await expect(field.getByText('ce qui vient')).toBeInViewport();
    await page.getByRole('button', { name: 'Markdown', exact: true }).click();
    await card.getByRole('button', { name: /blog\/a-venir/ }).click();
    const selected = () =>
      field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    expect(await selected()).toBe('[ce qui vient](/blog/a-venir)');
    await card.getByRole('button', { name: /partie\.png/ }).click();
    expect(await selected()).toBe('![Le studio](/partie.png)');

    await field.fill('Prenez place.');
    await expect(card.getByText('Le texte a changé depuis.')).toBeVisible();
    await card.getByRole('button', { name: 'Vérifier de nouveau' }).click();
    await expect(card.getByRole('status')).toHaveText('Aucun problème trouvé.');
  });
});

test('errors ask for a reason before they are published; an article without any goes straight out', async ({
  page,
}) => {
  await page.goto('/admin/articles/new');
  await page.getByRole('textbox', { name: 'Titre' }).fill('Un lien mort');
  const field = page.getByRole('textbox', { name: 'Contenu' });
  await field.fill('Voyez [nos forfaits](forfaits) et [la liste]().');
  const publish = page.getByRole('button', { name: 'Publier', exact: true });
  await publish.click();
  const dialog = page.getByRole('dialog', { name: 'Publier malgré 2 erreurs?' });
  await dialog.getByLabel('Raison').fill('Les forfaits arrivent demain.');
  await dialog.getByRole('button', { name: /Un lien n’a pas d’adresse/ }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type('la liste');

  await publish.click();
  const again = page.getByRole('dialog', { name: 'Publier malgré 1 erreur?' });
  await expect(again.getByLabel('Raison')).toHaveValue('Les forfaits arrivent demain.');
  await again.getByRole('button', { name: 'Publier quand même' }).click();
  await expect(page.getByText('Article créé avec succès.')).toBeVisible();
  await expect(page.getByText('En ligne · Voir')).toBeVisible();

  await field.fill('Plus rien ne manque.');
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(page.getByText('Article mis à jour avec succès.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a content is verified in its whole page, and each finding leads to its field', async ({ page }) => {
  await page.goto('/admin/pages/realizations/hero');
  const lead = page.getByRole('textbox', { name: 'Introduction' });
  await lead.fill('Prêt ? Voici ce que nous avons fait.');
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  const card = page.getByRole('region', { name: 'Vérification' });
  await expect(card).toBeFocused();
  await expect(card.getByRole('status')).toHaveText('1 conseil.');
  await card.getByRole('button', { name: /Typographie/ }).click();
  await expect(lead).toBeFocused();
  await lead.fill('Voici ce que nous avons fait.');
  await card.getByRole('button', { name: 'Vérifier de nouveau' }).click();
  await expect(card.getByRole('status')).toHaveText('Aucun problème trouvé.');
});

test('nothing is invented in contents as the code has them', async ({ page }) => {
  // One of each kind of page, and what stands around them.
  for (const address of [
    'home/hero',
    'formations/course-catalogue',
    'training/training-offers',
    'audiovisual/studios',
    'contact/message',
    'privacy-policy/text',
    'not-found/directions',
    'layout/header',
  ]) {
    await page.goto(`/admin/pages/${address}`);
    await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
    const status = page.getByRole('region', { name: 'Vérification' }).getByRole('status');
    await expect(status, address).toHaveText(
      // The specification spells three durations in its own way.
      address === 'training/training-offers' ? '3 conseils.' : 'Aucun problème trouvé.',
    );
  }
});

// VERIFICATIONS=all goes through every article; without it, through some of them.
const isWhole = process.env.VERIFICATIONS === 'all';

const articles = readArticles().map(({ row }) => row);

test('nothing is invented in articles of the seed', async ({ page }) => {
  test.setTimeout(isWhole ? 600_000 : 90_000);
  // Those with tables, and the longest.
  const chosen = isWhole ? articles : [4, 21, 23, 25].flatMap((index) => articles[index] ?? []);
  expect(chosen.length).toBeGreaterThanOrEqual(4);
  for (const { id } of chosen) {
    await page.goto(`/admin/articles/${id}`);
    await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
    const card = page.getByRole('region', { name: 'Vérification' });
    await expect(card.getByRole('status')).toHaveText('Aucun problème trouvé.');
  }
});
