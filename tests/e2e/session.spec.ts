import type { Page } from '@playwright/test';
import { LOCAL_PUBLISHABLE_KEY } from '../../src/data/localBackend.ts';
import { findEmail, expect, password, test } from './test.ts';

/** Signs in by hand: this journey renews and ends the session, which no other may share. */
async function signIn(page: Page) {
  await page.getByLabel('Courriel').fill(findEmail('editor'));
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test('two tabs renew the session at once, and signing out in one signs out the other, which keeps what is typed', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await signIn(page);
  await expect(page).toHaveURL('/admin');
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(other.getByRole('link', { name: 'Nouvel article' })).toBeVisible();

  await test.step('renewed, and neither asks as a visitor', async () => {
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

  await test.step('signed out', async () => {
    const form = other.getByRole('region', { name: 'Tags' }).getByRole('form');
    await form.getByLabel('Nom').fill('Radio de nuit');
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    // What the other tab holds isn't saved, and signing out clears the device of it.
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Quitter sans enregistrer', exact: true })
      .click();
    await expect(page).toHaveURL('/');

    const dialog = other.getByRole('dialog', { name: 'Votre session est terminée' });
    await expect(dialog).toContainText(findEmail('editor'));
    await signIn(other);
    await expect(dialog).toBeHidden();
    await expect(form.getByLabel('Nom')).toHaveValue('Radio de nuit');
    await form.getByRole('button', { name: 'Créer' }).click();
    await expect(other.getByText('Tag créé.')).toBeVisible();
  });
});
