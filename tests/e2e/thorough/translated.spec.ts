import type { Page } from '@playwright/test';
import { hydrated } from '../hydrated.ts';
import { publicPaths } from '../publicPaths.ts';
import { findEmail, expect, test } from '../test.ts';

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

test('the menus open and lead on', async ({ page }) => {
  await openTranslated(page, '/');
  await page.getByRole('banner').getByText('Services', { exact: true }).first().hover();
  await page.getByRole('banner').getByRole('link', { name: 'À propos' }).click();
  await expect(page).toHaveURL('/about');
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('link', { name: 'Formations', exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/formations');
  await stands(page);
});

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

test('the calculator computes, again and again', async ({ page }) => {
  await openTranslated(page, '/');
  const form = page.getByRole('form').filter({ has: page.getByLabel('Type de service') });
  for (const name of ['Type de service', 'Taille de l’entreprise', 'Secteur'])
    await form.getByLabel(name).selectOption({ index: 1 });
  for (let round = 0; round < 2; round += 1) {
    await form.getByRole('button', { name: 'Calculer mon ROI' }).click();
    await expect(page.getByText('Calcul en cours...').first()).toBeVisible();
    await expect(form.getByRole('button', { name: 'Calculer mon ROI' })).toBeEnabled();
    await form.getByLabel('Secteur').selectOption({ index: 2 + round });
  }
  await stands(page);
});

test.describe('accounts', () => {
  test.use({ expectedConsole: /status of (400|403|422)/ });

  test('refuse and explain', async ({ page }) => {
    await openTranslated(page, '/auth');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('Entrez votre courriel.')).toBeVisible();
    await page.getByLabel('Courriel').fill(findEmail('editor'));
    await page.getByLabel('Mot de passe', { exact: true }).fill('faux');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText(/mot de passe incorrect/).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Inscription' }).click();
    await page.getByLabel('Mot de passe', { exact: true }).fill('court');
    await page.getByRole('button', { name: 'S’inscrire' }).click();
    await expect(page.getByText(/trop (faible|court)|au moins/).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Connexion' }).click();
    await page.getByRole('link', { name: 'Mot de passe oublié?' }).click();
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(page.getByLabel('Courriel')).toBeFocused();
    await page.goto('/about');
    await openTranslated(page, `/auth#type=signup&token_hash=${'0'.repeat(64)}`);
    await page.getByRole('button', { name: 'Confirmer mon courriel' }).click();
    await expect(page.getByText(/^Ce lien a expiré/)).toBeVisible();
    await stands(page);
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

  test('files it, and searches lists', async ({ page }) => {
    await page.goto('/admin/taxonomy');
    const tags = page.getByRole('region', { name: 'Tags' });
    await expect(tags.getByRole('button', { name: /^Éditer le tag/ }).first()).toBeVisible();
    await page.evaluate(translate);
    const form = tags.getByRole('form');
    await form.getByLabel('Nom').fill('Traduit');
    await form.getByRole('button', { name: 'Créer' }).click();
    await expect(page.getByText('Tag créé.').first()).toBeVisible();
    await tags
      .getByRole('button', { name: 'Éditer le tag « Traduit »' })
      .or(tags.getByRole('button', { name: /Éditer le tag.*Traduit/ }))
      .first()
      .click();
    await form.getByRole('button', { name: 'Annuler' }).click();
    await expect(form.getByRole('button', { name: 'Créer' })).toBeVisible();
    for (const [path, words] of [
      ['/admin/articles', 'Aucun article'],
      ['/admin/media', 'Aucun'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('searchbox')).toBeVisible();
      await page.evaluate(translate);
      await page.getByRole('searchbox').fill('introuvable ici');
      await expect(page.getByText(words).first()).toBeVisible();
      await page.getByRole('searchbox').fill('');
      await expect(page.getByText(words)).toHaveCount(0);
      await stands(page);
    }
    await page.goto('/admin');
    await page.evaluate(translate);
    await page.getByRole('link', { name: 'Demandes' }).first().click();
    await expect(page.getByRole('heading', { name: 'Demandes', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Tableau de bord' }).first().click();
    await stands(page);
  });
});
