import type { BrowserContext, Page } from '@playwright/test';
import { forgetSession, getSession } from '../accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../../src/data/localBackend.ts';
import { findEmail, expect, password, test } from '../test.ts';

test.use({
  role: 'editor',
  contentView: 'markdown',
  expectedConsole: /net::ERR_|status of (400|401|403|409)|profil n’a pas pu être chargé/,
});

/** An article of its own for each journey. */
const anArticle = (slug: string) => ({
  title: `Article ${slug}`,
  slug,
  content: 'Début.',
  excerpt: 'Un extrait.',
});

const getEditor = (page: Page) => ({
  title: page.getByRole('textbox', { name: 'Titre', exact: true }),
  excerptFold: page.locator('summary', { hasText: 'Extrait' }),
  excerpt: page.getByRole('textbox', { name: 'Extrait' }),
  content: page.getByRole('textbox', { name: 'Contenu' }),
  /** Once it is online, what is published replaces it. */
  publish: page.getByRole('button', { name: /^(Publier|Mettre à jour)$/ }),
  state: page
    .getByRole('status')
    .filter({ hasText: /^(Enregistr|Modifications|Échec|Hors ligne|Session|Choisissez|Nouvel essai)/ }),
  offer: page.getByText(/^Un texte non enregistré de .* a été retrouvé sur cet appareil$/),
});

const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('porte-voix-draft:')));

/** What is typed is kept in a moment: a crash before it may cost that moment. */
const expectDrafts = (page: Page, count: number) => expect.poll(() => draftsIn(page)).toHaveLength(count);

/** An offer would be there by now: the page has asked which editors are open, as this does after it. */
async function expectNoOffer(page: Page) {
  await page.evaluate(async () => {
    await navigator.locks.query();
    await new Promise(requestAnimationFrame);
  });
  await expect(getEditor(page).offer).toBeHidden();
}

/** The tab dies in the middle of what it does. */
async function crash(page: Page) {
  const crashed = page.waitForEvent('crash');
  const client = await page.context().newCDPSession(page);
  client.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** The browser's session can't be used nor renewed any more. */
const endSession = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('porte-voix-session') ?? '{}') as object;
    const ended = { ...session, refresh_token: crypto.randomUUID(), expires_at: 1 };
    localStorage.setItem('porte-voix-session', JSON.stringify(ended));
  });

async function signIn(page: Page, role: 'editor' | 'admin') {
  await page.getByLabel('Courriel').fill(findEmail(role));
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

async function openIn(context: BrowserContext, id: string) {
  const page = await context.newPage();
  await page.goto(`/admin/articles/${id}`);
  await expect(getEditor(page).title).toBeVisible();
  return page;
}

test('a text that a crashed tab left behind is offered back on its article alone', async ({
  context,
  insert,
}) => {
  const article = await insert('articles', anArticle('laisse-en-plan'));
  const other = await insert('articles', anArticle('sans-rapport'));
  const first = await openIn(context, article.id);
  await getEditor(first).content.fill('Début. Suite jamais enregistrée.');
  await expectDrafts(first, 1);

  const second = await openIn(context, article.id);
  await expectNoOffer(second);
  await crash(first);
  await second.goto(`/admin/articles/${other.id}`);
  await expect(getEditor(second).title).toHaveValue(String(other.title));
  await expectNoOffer(second);

  await second.goto(`/admin/articles/${article.id}`);
  const editor = getEditor(second);
  await expect(editor.offer).toBeVisible();
  await expect(editor.content).toHaveValue('Début.');
  await second.getByRole('button', { name: 'Reprendre ce texte' }).click();
  await expect(editor.content).toHaveValue('Début. Suite jamais enregistrée.');
  await editor.publish.click();
  await expect(editor.state).toHaveText(/^Enregistré$/);
  expect(await draftsIn(second)).toEqual([]);
});

test('signing out asks, then clears what the device keeps', async ({ page }) => {
  await page.goto('/admin/articles/new');
  await getEditor(page).title.fill('Un nouvel article sans lendemain');
  await expectDrafts(page, 1);
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  forgetSession('editor');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringContaining('porte-voix-draft'),
  );
});

test('two editors on one article: what only one changed is put together, what both changed is chosen', async ({
  page,
  browser,
  baseURL,
  insert,
}) => {
  const article = await insert('articles', anArticle('a-deux'));
  const session = JSON.stringify(await getSession('admin', baseURL));
  const context = await browser.newContext({
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL ?? '', localStorage: [{ name: 'porte-voix-session', value: session }] }],
    },
  });
  const colleague = getEditor(await openIn(context, article.id));
  await page.goto(`/admin/articles/${article.id}`);
  const editor = getEditor(page);
  await editor.content.fill('Mon contenu.');
  await editor.excerptFold.click();
  await editor.excerpt.fill('Mon extrait.');

  await colleague.excerptFold.click();
  await colleague.excerpt.fill('L’extrait de la collègue.');
  await colleague.title.fill('Le titre de la collègue');
  await colleague.publish.click();
  await expect(colleague.state).toHaveText(/^Enregistré/);

  await editor.publish.click();
  await expect(page.getByText('Cet article a été enregistré ailleurs entre-temps.')).toBeVisible();
  await expect(editor.title).toHaveValue('Le titre de la collègue');
  await expect(editor.excerpt).toHaveValue('Mon extrait.');
  await page.getByRole('button', { name: 'Garder votre texte : Extrait' }).click();
  await expect(editor.state).toHaveText(/^Enregistré/);

  await page.reload();
  await expect(editor.title).toHaveValue('Le titre de la collègue');
  await editor.excerptFold.click();
  await expect(editor.excerpt).toHaveValue('Mon extrait.');
  await expect(editor.content).toHaveValue('Mon contenu.');
  await context.close();
});

test('a save goes through after the session has ended, and another person’s sign-in keeps the text apart', async ({
  page,
  insert,
}) => {
  const article = await insert('articles', anArticle('session-finie'));
  await page.goto(`/admin/articles/${article.id}`);
  const editor = getEditor(page);
  await editor.content.fill('Écrit avant la fin.');
  await endSession(page);
  await editor.publish.click();
  await expect(page.getByRole('dialog', { name: 'Votre session est terminée' })).toBeVisible();
  await signIn(page, 'editor');
  await expect(editor.state).toHaveText(/^Enregistré/);

  await editor.content.fill('Écrit ensuite.');
  await endSession(page);
  await editor.publish.click();
  await signIn(page, 'admin');
  await expect(page.getByText('Vous avez changé de compte')).toBeVisible();
  await expect(editor.content).toHaveValue('Écrit avant la fin.');
  await expectNoOffer(page);
  expect(await draftsIn(page)).toHaveLength(1);
});

test('a session that was ended elsewhere opens no screen that says there is nothing', async ({
  page,
  request,
  baseURL,
}) => {
  const { access_token } = await getSession('editor', baseURL);
  const ended = await request.post('/auth/v1/logout?scope=local', {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${access_token}` },
  });
  forgetSession('editor');
  expect(ended.status()).toBe(204);
  for (const path of ['/admin', '/admin/messages', '/admin/media', '/admin/articles']) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: 'Votre session est terminée' })).toBeVisible();
    await expect(page.getByText(/Aucun|pas le droit|row-level/)).toHaveCount(0);
  }
});

test('a reload, a network that goes and an answer that gets lost make neither a lost text nor a second article', async ({
  page,
  context,
}) => {
  await page.goto('/admin/articles/new');
  const editor = getEditor(page);
  await editor.title.fill('Réseau capricieux');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(editor.offer).toBeVisible();
  await expect(editor.title).toHaveValue('');
  await page.getByRole('button', { name: 'Reprendre ce texte' }).click();
  await expect(editor.title).toHaveValue('Réseau capricieux');
  let isAnswerLost = false;
  await page.route('**/rest/v1/rpc/publish_document', async (route) => {
    if (isAnswerLost) return route.continue();
    isAnswerLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await editor.publish.click();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(editor.state).toHaveText(/^Enregistré/);

  await context.setOffline(true);
  await editor.content.fill('Écrit hors ligne.');
  await expect(editor.state).toHaveText('Hors ligne : texte gardé sur cet appareil');
  await editor.publish.click();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await context.setOffline(false);
  await expect(editor.state).toHaveText(/^Enregistré/);

  await page.getByRole('link', { name: 'Retour aux articles' }).click();
  await page.getByRole('searchbox').fill('Réseau capricieux');
  await expect(page.getByRole('row', { name: /Réseau capricieux/ })).toHaveCount(1);
});
