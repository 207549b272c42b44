import type { Page } from '@playwright/test';
import { hydrated } from '../hydrated.ts';
import { publicPaths } from '../publicPaths.ts';
import { expect, test } from '../test.ts';

/** Does to the page what the translators of browsers do: each text gets two elements around it, at once and as texts come. */
function translate() {
  const untouched = 'script, style, noscript, title, textarea, option, [contenteditable], svg, font';
  const wrap = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) wrap(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

async function openTranslated(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(translate);
}

const stands = (page: Page) => expect(page.getByText('Une erreur inattendue')).toHaveCount(0);

for (const path of publicPaths) {
  test(`${path} answers its tabs, details and choices`, async ({ page }) => {
    await openTranslated(page, path);
    const controls = page
      .getByRole('main')
      .locator('[role=tab], summary, [aria-pressed], [aria-expanded], [aria-haspopup]');
    for (const control of await controls.all()) {
      if (!(await control.isVisible())) continue;
      await control.click();
      await page.keyboard.press('Escape');
      await stands(page);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the contact form says what is missing, and that the message was received', async ({ page }) => {
  await openTranslated(page, '/contact');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText(/^Entrez/).first()).toBeVisible();
  await page.getByLabel('Prénom').fill('Ève');
  await page.getByLabel('Courriel').fill('eve');
  await page.getByLabel('Message').fill('Un balado en trois langues.');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await page.getByLabel('Courriel').fill('eve@exemple.test');
  await expect(page.getByLabel('Message')).toHaveValue('Un balado en trois langues.');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText('Merci, Ève. Message reçu!')).toBeVisible();
  await page.getByRole('button', { name: 'Écrire un autre message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await stands(page);
});

test.describe('a page that was translated before it came to life', () => {
  // React says that the document isn't the one that it made, and draws its own.
  test.use({ expectedConsole: /418|[Hh]ydrat/ });

  test('takes a message all the same', async ({ page }) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${translate.toString()})())`);
    await page.goto('/contact');
    await hydrated(page);
    await page.getByLabel('Courriel').fill('tot@exemple.test');
    await page.getByLabel('Message').fill('Avant tout le reste.');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByText('Merci. Message reçu!')).toBeVisible();
  });
});

test.describe('the back-office', () => {
  test.use({ role: 'editor', contentView: 'markdown' });

  test('writes an article', async ({ page }) => {
    await page.goto('/admin/articles/new');
    const title = page.getByLabel('Titre', { exact: true });
    await expect(title).toBeVisible();
    await page.evaluate(translate);
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByText('Le titre est requis.').first()).toBeVisible();
    await title.fill('Écrit sous un traducteur');
    await page.getByRole('textbox', { name: 'Contenu' }).fill('Un **texte**, puis un autre.');
    await page.getByRole('button', { name: 'Texte', exact: true }).click();
    await page.getByRole('button', { name: 'Autres outils' }).click();
    await stands(page);
    await page.getByRole('menuitem', { name: /^Markdown/ }).click();
    await expect(page.getByText(/^En Markdown/).first()).toBeVisible();
    await stands(page);
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page).toHaveURL(/articles\/[0-9a-f-]{36}$/);
    await expect(page.getByText(/^Enregistré$/).first()).toBeVisible();
    await title.fill('Écrit sous un traducteur, et corrigé');
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByText('Article mis à jour avec succès.').first()).toBeVisible();
    await stands(page);
  });
});
