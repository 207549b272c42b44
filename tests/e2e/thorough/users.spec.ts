import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';
import { getSession } from '../accounts.ts';
import { expect, test } from '../test.ts';

test.use({ role: 'admin', expectedConsole: /status of 40[013]/ });

const secret = 'mot de passe de journée';

/** Whether an e-mail with this link was written for an address. */
async function wasMailed(email: string, link: string): Promise<boolean> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  const names = (await readdir(folder)).toSorted();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.some((mail) => mail.startsWith(`À: ${email}\n`) && mail.includes(link));
}

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
  expect(await wasMailed(email, link)).toBe(true);
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

test('one’s own name and password change, and all sessions end', async ({ page, browser }) => {
  const email = 'profil@exemple.test';
  const recruit = await accept(browser, await invite(page, email));
  await recruit.getByRole('link', { name: `${email} - editor` }).click();
  await expect(recruit.getByRole('heading', { name: 'Mon profil' })).toBeVisible();
  await recruit.getByLabel('Prénom').fill('Zoé');
  await recruit.getByLabel('Nom', { exact: true }).fill('Roy');
  await recruit.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(recruit.getByRole('link', { name: 'Zoé Roy - editor' })).toBeVisible();
  await recruit.getByLabel('Mot de passe actuel', { exact: true }).fill(secret);
  await recruit.getByLabel('Nouveau mot de passe', { exact: true }).fill(`${secret} 2`);
  await recruit.getByLabel('Confirmation', { exact: true }).fill(`${secret} 2`);
  await recruit.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(recruit.getByText('Mot de passe modifié.')).toBeVisible();

  const elsewhere = await (
    await browser.newContext({ storageState: { cookies: [], origins: [] } })
  ).newPage();
  await elsewhere.goto('/auth');
  await elsewhere.getByLabel('Courriel').fill(email);
  await elsewhere.getByLabel('Mot de passe', { exact: true }).fill(`${secret} 2`);
  await elsewhere.getByRole('button', { name: 'Se connecter' }).click();
  await expect(elsewhere).toHaveURL(/\/admin$/);
  await elsewhere.goto('/admin/articles');
  await expect(elsewhere.getByRole('rowheader').first()).toBeVisible();

  await recruit.getByRole('button', { name: 'Se déconnecter partout' }).click();
  await recruit.getByRole('alertdialog').getByRole('button', { name: 'Se déconnecter partout' }).click();
  await expect(recruit).toHaveURL('/');
  await elsewhere.getByRole('searchbox', { name: 'Rechercher un article' }).fill('balado');
  await expect(elsewhere.getByRole('dialog', { name: 'Votre session est terminée' })).toBeVisible();
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

test('nobody changes their own account, whatever they ask for, and so the last admin stays', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/admin/users');
  await page.getByRole('row', { name: '(vous)' }).getByRole('button').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Transférer ses articles']);
  const session = await getSession('admin', baseURL);
  const ownId = JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString()).sub;
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${session.access_token}` };
  const answers = [
    await request.post('/rest/v1/rpc/set_profile_role', {
      headers,
      data: { user_id: ownId, role: 'editor' },
    }),
    ...(await Promise.all(
      ['suspend', 'remove'].map((action) =>
        request.post('/functions/v1/manage-users', { headers, data: { action, account_id: ownId } }),
      ),
    )),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([403, 403, 403]);
  for (const answer of answers) expect(await answer.text()).not.toContain('sb_secret');
});

/** Presses Tab until the focus is on a button of that name. */
async function tabTo(page: Page, name: string) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass({ intervals: [0] });
}

test('by keyboard alone: somebody is invited, and gets another role', async ({ page }) => {
  const email = 'clavier@exemple.test';
  await page.goto('/admin/users');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await tabTo(page, 'Inviter un utilisateur');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Courriel')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Lien d’invitation')).toHaveValue(/#type=invite/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Inviter un utilisateur' })).toBeFocused();

  await expect(page.getByRole('row', { name: email })).toBeVisible();
  await tabTo(page, `Actions pour ${email}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Changer le rôle' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Rôle' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Éditeur' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Rôle' })).toHaveText(/Modérateur/);
  await tabTo(page, 'Changer le rôle');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: email }).getByText('Modérateur')).toBeVisible();
  await expect(page.getByRole('button', { name: `Actions pour ${email}` })).toBeFocused();
});
