import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { findMail } from '../findLink.ts';
import { expect, test } from '../test.ts';

test.use({ role: 'admin', expectedConsole: /status of 40[013]/ });

const secret = 'mot de passe de journée';

/** Invites somebody as an editor, by the screen. @returns the link that it shows. */
async function invite(page: Page, email: string): Promise<string> {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Inviter un utilisateur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inviter un utilisateur' });
  await dialog.getByLabel('Courriel').fill(email);
  await dialog.getByRole('button', { name: 'Inviter' }).click();
  const link = await dialog.getByLabel('Lien d’invitation').inputValue();
  await dialog.getByRole('button', { name: 'Terminer' }).click();
  return link;
}

/** Somebody else, on another device, who has opened the link and chosen a password. */
async function accept(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(secret);
  await page.getByLabel('Confirmation', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  return page;
}

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions pour ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('somebody is invited, writes, is suspended at once, and removed', async ({ page, browser }) => {
  const email = 'recrue@exemple.test';
  const link = await invite(page, email);
  await findMail(email, link);
  await expect(page.getByRole('row', { name: email }).getByText('Invité')).toBeVisible();

  const recruit = await accept(browser, link);
  await expect(recruit.getByRole('link', { name: `${email} - editor` })).toBeVisible();
  await recruit.getByRole('link', { name: 'Articles & Blog', exact: true }).first().click();
  await expect(recruit.getByRole('rowheader').first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row', { name: email }).getByText('Actif')).toBeVisible();
  await choose(page, email, 'Suspendre');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspendre' }).click();
  await expect(page.getByRole('row', { name: email }).getByText('Suspendu')).toBeVisible();
  // The token is good for an hour; the database takes it no more.
  await recruit.getByRole('searchbox', { name: 'Rechercher un article' }).fill('balado');
  await expect(recruit.getByRole('dialog', { name: 'Votre session est terminée' })).toBeVisible();

  await choose(page, email, 'Retirer');
  const removal = page.getByRole('dialog');
  await removal.getByLabel('Pour confirmer, écrivez son courriel').fill(email);
  await removal.getByRole('button', { name: 'Retirer pour de bon' }).click();
  await expect(page.getByRole('row', { name: email })).toHaveCount(0);
  await page.getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByText(/a retiré une personne retirée \(rôle\s:\sÉditeur\)/).first()).toBeVisible();
  await expect(page.getByText(/a suspendu une personne retirée/).first()).toBeVisible();

  // Not on `/auth`, which redirects whoever is signed in.
  await recruit.goto('/legal-notice');
  await recruit.evaluate(() => localStorage.clear());
  await recruit.goto('/auth');
  await recruit.getByLabel('Courriel').fill(email);
  await recruit.getByLabel('Mot de passe', { exact: true }).fill(secret);
  await recruit.getByRole('button', { name: 'Se connecter' }).click();
  await expect(recruit.getByText(/Courriel ou mot de passe incorrect/).first()).toBeVisible();
});

test('a second factor is added, asked for, and taken away by an admin', async ({ page, browser }) => {
  const email = 'facteur@exemple.test';
  const recruit = await accept(browser, await invite(page, email));
  await recruit.getByRole('link', { name: `${email} - editor` }).click();
  await recruit.getByRole('button', { name: 'Ajouter un appareil' }).click();
  await recruit.getByLabel('Nom de l’appareil').fill('Téléphone');
  await recruit.getByRole('button', { name: 'Ajouter un appareil' }).click();
  const key = await recruit.getByLabel('Clé à entrer à la main').inputValue();
  // Each code serves once: of the present half minute, then of the next.
  const code = (later = 0) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later });
  await recruit.getByLabel('Code').fill(code());
  await recruit.getByRole('button', { name: 'Confirmer l’appareil' }).click();
  await expect(recruit.getByRole('button', { name: 'Retirer l’appareil Téléphone' })).toBeVisible();

  await recruit.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(recruit).toHaveURL('/');
  const signIn = async () => {
    await recruit.goto('/auth');
    await recruit.getByLabel('Courriel').fill(email);
    await recruit.getByLabel('Mot de passe', { exact: true }).fill(secret);
    await recruit.getByRole('button', { name: 'Se connecter' }).click();
  };
  await signIn();
  await recruit.getByLabel('Code').waitFor();
  // A password without the code doesn't sign in.
  await recruit.goto('/admin/articles');
  await expect(recruit).toHaveURL(/\/auth$/);
  await recruit.getByLabel('Code').fill(code(30_000));
  await recruit.getByRole('button', { name: 'Se connecter' }).click();
  await expect(recruit).toHaveURL(/\/admin$/);
  await recruit.goto('/admin/articles');
  await expect(recruit.getByRole('rowheader').first()).toBeVisible();

  await page.reload();
  await choose(page, email, 'Retirer le second facteur');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer le second facteur' }).click();
  await expect(page.getByText('Second facteur retiré.')).toBeVisible();
  await recruit.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(recruit).toHaveURL('/');
  await signIn();
  await expect(recruit).toHaveURL(/\/admin$/);
});
