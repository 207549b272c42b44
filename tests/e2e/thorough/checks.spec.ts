import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { plantedFaults, soundArticle } from '../../../src/features/articles/admin/testing/plantedFaults.ts';
import { checkRules } from '#documents/admin/checks/rules.ts';
import { readArticles } from '../../../supabase/seed/articles.ts';
import { getSession } from '../accounts.ts';
import { expect, test } from '../test.ts';

test.use({ role: 'editor', contentView: 'markdown' });

// A verification takes 20 seconds at most, and says then that it isn't whole.
const inTime = { timeout: 40_000 };
const nothing = /^Aucun problème trouvé/;

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
    await expect(card.getByRole('status')).toHaveText('2 erreurs.', inTime);

    await card.getByRole('button', { name: /blog\/a-venir/ }).click();
    const field = page.getByRole('textbox', { name: 'Contenu' });
    await expect(field).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => getSelection()?.toString().trim()))
      .toBe('Voyez ce qui vient.');
    await expect(field.getByText('ce qui vient')).toBeInViewport();
    await page.getByRole('button', { name: 'Autres outils' }).click();
    await page.getByRole('menuitem', { name: /^Markdown/ }).click();
    await expect(page.getByText(/^En Markdown/)).toBeVisible();
    await card.getByRole('button', { name: /blog\/a-venir/ }).click();
    const selected = () =>
      field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    await expect.poll(selected).toBe('[ce qui vient](/blog/a-venir)');
    await card.getByRole('button', { name: /partie\.png/ }).click();
    await expect.poll(selected).toBe('![Le studio](/partie.png)');

    await field.fill('Prenez place.');
    await expect(card.getByText('Le texte a changé depuis.')).toBeVisible();
    await card.getByRole('button', { name: 'Vérifier de nouveau' }).click();
    await expect(card.getByRole('status')).toHaveText(nothing, inTime);
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
  await expect(page.getByRole('link', { name: 'Voir l’article' })).toBeVisible();

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
  await expect(card.getByRole('status')).toHaveText('1 conseil.', inTime);
  await card.getByRole('button', { name: /Typographie/ }).click();
  await expect(lead).toBeFocused();
  await lead.fill('Voici ce que nous avons fait.');
  await card.getByRole('button', { name: 'Vérifier de nouveau' }).click();
  await expect(card.getByRole('status')).toHaveText(nothing, inTime);
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
      address === 'training/training-offers' ? '3 conseils.' : nothing,
      inTime,
    );
  }
});

// VERIFICATIONS=all goes through every planted fault and every article; without it, through some of them.
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
    await expect(card.getByRole('status')).toHaveText(nothing, inTime);
  }
});

test.describe('on articles with a fault', () => {
  // Pictures that don't exist, and that the policy of the page refuses.
  test.use({ expectedConsole: /./ });

  test('each fault is found', async ({ page, insert, request, baseURL }) => {
    test.setTimeout(isWhole ? 900_000 : 180_000);
    await insert('articles', {
      title: 'Le trac',
      slug: 'le-trac',
      status: 'published',
      published_at: '2026-01-05T10:00:00Z',
    });
    await insert('articles', { title: 'Un brouillon', slug: 'brouillon', status: 'draft' });
    const moved = await insert('articles', {
      title: 'Un ancien',
      slug: 'ancien',
      status: 'published',
      published_at: '2026-01-05T10:00:00Z',
    });
    const { access_token } = await getSession('editor', baseURL);
    const renaming = await request.patch(`/rest/v1/articles?id=eq.${moved.id}`, {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${access_token}` },
      data: { slug: 'nouveau' },
    });
    expect(renaming.ok(), await renaming.text()).toBe(true);
    const picture = await readFile(
      join(import.meta.dirname, '../../../supabase/seed/media/uploads/1748437331204.png'),
    );
    const fulfil = (route: Route) => route.fulfill({ contentType: 'image/png', body: picture });
    await page.route('https://images.exemple.ca/**', fulfil);
    await page.route('**/storage/v1/object/public/media/*.jpg', fulfil);

    await page.goto('/admin/articles/new');
    const card = page.getByRole('region', { name: 'Vérification' });
    const verify = async (text: ArticleInput) => {
      await fillIn(page, text, baseURL ?? '');
      // It counts what the last one found.
      await page.getByRole('button', { name: /^Vérifier( \(\d+\))?$/ }).click();
      await expect(card.getByRole('button', { name: 'Vérifier de nouveau' })).toHaveCount(0);
      await expect(card.getByRole('status')).toHaveText(/conseil|erreur|Aucun problème/, inTime);
      return card.innerText();
    };
    expect(await verify(soundArticle)).toContain('Aucun problème trouvé.');

    const faults = isWhole ? plantedFaults : plantedFaults.filter((_fault, index) => index % 5 === 0);
    const missed: string[] = [];
    for (const { rule, change } of faults) {
      const found = await verify({ ...soundArticle, ...change });
      const sign = { typography: 'Typographie :', movedLink: 'Elle est maintenant' }[rule as string];
      if (!found.includes(sign ?? checkRules[rule].reason)) missed.push(`${rule}: ${JSON.stringify(change)}`);
    }
    expect(missed).toEqual([]);
  });
});

const fields = {
  title: 'Titre',
  excerpt: 'Extrait',
  content: 'Contenu',
  featured_image_url: 'Image mise en avant (URL)',
  meta_title: 'Meta Title',
  meta_description: 'Meta Description',
  og_image_url: 'Image OpenGraph (URL)',
} as const;

/** Writes an article into the form; the addresses of the site are those of `site`. */
async function fillIn(page: Page, text: ArticleInput, site: string) {
  for (const fold of await page.locator('form details:not([open]) > summary').all()) await fold.click();
  for (const [name, label] of Object.entries(fields)) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    const value = text[name as keyof typeof fields].replaceAll(/https?:\/\/porte-voix\.example/g, site);
    // Each key would start the checks of the field anew.
    if ((await field.inputValue()) !== value) await field.fill(value);
  }
  const alternative = page.getByLabel('Texte alternatif de l’image');
  if (text.featured_image_url && (await alternative.inputValue()) !== text.featured_image_alt)
    await alternative.fill(text.featured_image_alt ?? '');
}
