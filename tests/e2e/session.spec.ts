import type { Page } from '@playwright/test';
import { LOCAL_PUBLISHABLE_KEY } from '../../src/data/localBackend.ts';
import { findEmail, expect, password, test } from './test.ts';

/** Signs in by hand: these journeys end or renew the session, which no other may share. */
async function signIn(page: Page) {
  await page.getByLabel('Courriel').fill(findEmail('editor'));
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test('signing out in one tab signs out the other, which keeps what is typed there', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await signIn(page);
  await expect(page).toHaveURL('/admin');
  const other = await context.newPage();
  await other.goto('/admin/taxonomy');
  const form = other.getByRole('region', { name: 'Tags' }).getByRole('form');
  await form.getByLabel('Nom').fill('Radio de nuit');

  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/');

  const dialog = other.getByRole('dialog', { name: 'Votre session est terminée' });
  await expect(dialog).toContainText(findEmail('editor'));
  await signIn(other);
  await expect(dialog).toBeHidden();
  await expect(form.getByLabel('Nom')).toHaveValue('Radio de nuit');
  await form.getByRole('button', { name: 'Créer' }).click();
  await expect(other.getByText('Tag créé.')).toBeVisible();
});

test.describe('a session that was ended elsewhere', () => {
  test.use({ expectedConsole: /status of 40[13]|profil n’a pas pu être chargé/ });

  test('is over at the next request, and the unsaved text goes through once signed in again', async ({
    page,
    request,
  }) => {
    await page.goto('/auth');
    await signIn(page);
    await expect(page).toHaveURL('/admin');
    await page.goto('/admin/taxonomy');
    const tags = page.getByRole('region', { name: 'Tags' });
    // Whatever the page asks for is answered first: the next request is the one that is sent below.
    await expect(tags.getByRole('listitem').first()).toBeVisible();
    const form = tags.getByRole('form');
    await form.getByLabel('Nom').fill('Ondes courtes');
    const token = await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('porte-voix-session') ?? '{}') as {
        access_token: string;
      };
      return session.access_token;
    });
    const ended = await request.post('/auth/v1/logout?scope=local', {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
    });
    expect(ended.status()).toBe(204);

    await form.getByRole('button', { name: 'Créer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Votre session est terminée' });
    await expect(dialog).toBeVisible();
    await signIn(page);
    await expect(dialog).toBeHidden();
    await expect(form.getByLabel('Nom')).toHaveValue('Ondes courtes');
    await form.getByRole('button', { name: 'Créer' }).click();
    await expect(page.getByText('Tag créé.')).toBeVisible();
  });

  test('opens no screen that says there is nothing', async ({ page, request }) => {
    await page.goto('/auth');
    await signIn(page);
    await expect(page).toHaveURL('/admin');
    const token = await page.evaluate(
      () => JSON.parse(localStorage.getItem('porte-voix-session') ?? '{}') as { access_token: string },
    );
    await request.post('/auth/v1/logout?scope=local', {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token.access_token}` },
    });
    for (const path of ['/admin', '/admin/messages', '/admin/media', '/admin/articles']) {
      await page.goto(path);
      await expect(page.getByRole('dialog', { name: 'Votre session est terminée' })).toBeVisible();
      await expect(page.getByText(/Aucun|pas le droit|row-level/)).toHaveCount(0);
    }
  });
});

test('two tabs renew the session at the same time, and neither asks as a visitor', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await signIn(page);
  await expect(page).toHaveURL('/admin');
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(other.getByRole('link', { name: 'Nouvel article' })).toBeVisible();

  const requestedAsVisitor: string[] = [];
  let renewals = 0;
  context.on('request', (request) => {
    const { authorization } = request.headers();
    if (request.url().includes('/auth/v1/token')) renewals += 1;
    if (request.url().includes('/rest/v1/') && authorization?.endsWith(LOCAL_PUBLISHABLE_KEY))
      requestedAsVisitor.push(request.url());
  });
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('porte-voix-session') ?? '{}') as object;
    localStorage.setItem('porte-voix-session', JSON.stringify({ ...session, expires_at: 1 }));
  });
  await Promise.all(
    [page, other].map(async (tab) => {
      await tab.getByRole('link', { name: 'Catégories & Tags' }).first().click();
      await expect(tab.getByRole('button', { name: /^Éditer la catégorie/ }).first()).toBeVisible();
    }),
  );
  expect(renewals).toBeGreaterThan(0);
  expect(requestedAsVisitor).toEqual([]);
});

test.describe('a link of an e-mail that has expired', () => {
  const answer = '#error=access_denied&error_code=otp_expired&error_description=Email+link+has+expired';

  // Links that confirm an account return to the root of the site.
  for (const path of ['/', '/auth/reset']) {
    test(`says so where it leads to ${path}`, async ({ page }) => {
      await page.goto(path + answer);
      await expect(page.getByText('Ce lien a expiré. Demandez-en un nouveau.')).toBeVisible();
      await expect(page.getByLabel('Courriel')).toBeFocused();
    });
  }
});
