import type { Page } from '@playwright/test';
import { LOCAL_PUBLISHABLE_KEY } from '../../src/data/localBackend.ts';
import { getSession } from './accounts.ts';
import { expect, test } from './test.ts';

test.use({ role: 'editor' });

const getSurface = (page: Page) => page.getByRole('textbox', { name: 'Contenu' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Mise en forme' }).getByRole('button', { name, exact: true });

/** The text in Markdown, as the other view shows it. */
async function toMarkdown(page: Page) {
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  const markdown = await getSurface(page).inputValue();
  await page.getByRole('button', { name: 'Texte', exact: true }).click();
  return markdown;
}

const anArticle = (slug: string, content: string) => ({ title: `Article ${slug}`, slug, content });

test('an editor writes with shortcuts, signs and tools, leaves with Tab, and publishes what was meant', async ({
  page,
}) => {
  await page.goto('/admin/articles/new');
  await page.getByLabel('Titre', { exact: true }).fill('Écrire sans signes');
  const surface = getSurface(page);
  await surface.click();
  await page.keyboard.type('## Respirer');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Le micro ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('entend');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' tout. ');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Insérer un lien' });
  await dialog.getByLabel('Adresse').fill('/contact');
  await dialog.getByLabel('Mots du lien').fill('Écrivez-nous');
  await page.keyboard.press('Enter');
  await expect(surface).toBeFocused();
  await page.keyboard.press('Enter');
  await tool(page, 'Liste à puces').click();
  await page.keyboard.type('un');
  await page.keyboard.press('Enter');
  await page.keyboard.type('deux');
  await expect(tool(page, 'Liste à puces')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(surface).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(surface).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('toolbar', { name: 'Mise en forme' }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(surface).toBeFocused();

  const written = '## Respirer\n\nLe micro **entend** tout. [Écrivez-nous](/contact)\n\n- un\n- deux';
  expect(await toMarkdown(page)).toBe(written);
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText('Article créé avec succès.')).toBeVisible();
  await page.goto('/blog/crire-sans-signes');
  await expect(page.getByRole('heading', { level: 2, name: 'Respirer' })).toBeVisible();
  await expect(page.locator('main strong', { hasText: 'entend' })).toBeVisible();
});

const odd =
  'Premier\n=======\n\n* un\n* __deux__\n\n<div>HTML</div>\n\nUn texte\u00a0: à changer.\n\n|a|b|\n|-|-|\n|1|2|\n\nUne note[^1].\n\n[^1]: Ici.\n\n\nFin  \nvraie.\n';

test('one block is edited, and all other bytes stay; what a colleague saved meanwhile is merged', async ({
  page,
  insert,
  request,
  baseURL,
}) => {
  const article = await insert('articles', anArticle('octets', odd));
  await page.goto(`/admin/articles/${article.id}`);
  const surface = getSurface(page);
  await expect(surface.locator('figure').first()).toContainText('HTML');
  await surface.getByText('à changer').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Changé.');
  const edited = odd.replace('à changer.', 'à changer. Changé.');

  const { access_token } = await getSession('admin', baseURL);
  const response = await request.patch(`/rest/v1/articles?id=eq.${article.id}`, {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${access_token}` },
    data: { excerpt: 'L’extrait de la collègue.' },
  });
  expect(response.ok(), await response.text()).toBe(true);
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  // Of its HTML, visitors would see nothing.
  const question = page.getByRole('dialog', { name: /^Publier malgré/ });
  await question.getByLabel('Raison').fill('Il est là depuis toujours.');
  await question.getByRole('button', { name: 'Publier quand même' }).click();
  await expect(page.getByRole('textbox', { name: 'Extrait' })).toHaveValue('L’extrait de la collègue.');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await expect(surface).toContainText('à changer. Changé.');
  expect(await toMarkdown(page)).toBe(edited);
  await page.reload();
  expect(await toMarkdown(page)).toBe(edited);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('what is typed is never under the bars of the page', async ({ page, insert }) => {
    const article = await insert('articles', anArticle('telephone', 'Le son porte la voix.\n\n'.repeat(60)));
    await page.goto(`/admin/articles/${article.id}`);
    const surface = getSurface(page);
    await surface.focus();
    await page.keyboard.press('Control+End');
    // The last lines are where the header and the bar of the editor stand.
    await surface.evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().bottom - 100, behavior: 'instant' }),
    );
    await page.keyboard.type(' Fin');
    await expect(surface).toContainText('voix. Fin');
    const bar = await page.getByRole('link', { name: 'Retour aux articles' }).boundingBox();
    const line = await surface.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top);
    expect(line).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  });
});

test.describe('without the editor’s code', () => {
  test.use({ expectedConsole: /RichTextSurface|Failed to (load|fetch)|ERR_FAILED/ });

  test('the text opens in Markdown, says why, and nothing is lost', async ({ page, insert }) => {
    await page.route(/RichTextSurface/, (route) => route.abort());
    const article = await insert('articles', anArticle('sans-code', 'Début.'));
    await page.goto(`/admin/articles/${article.id}`);
    await expect(page.getByText(/L’éditeur n’a pas pu se charger/)).toBeVisible();
    await expect(getSurface(page)).toHaveValue('Début.');
  });
});
