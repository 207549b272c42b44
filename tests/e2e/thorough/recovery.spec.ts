import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../test.ts';

test.use({
  role: 'editor',
  contentView: 'markdown',
  expectedConsole: /net::ERR_/,
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
