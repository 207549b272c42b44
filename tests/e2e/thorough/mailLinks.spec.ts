import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

test.use({ expectedConsole: /status of (400|403|404)/ });

const secret = 'mot de passe de journée';

/** The link of the last e-mail to an address, as the embedded backend wrote it. */
async function linkTo(email: string): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  let link: string | undefined;
  await expect(async () => {
    for (const name of (await readdir(folder)).toSorted()) {
      const mail = await readFile(join(folder, name), 'utf8');
      if (mail.startsWith(`À: ${email}\n`)) link = /^http\S+$/m.exec(mail)?.[0];
    }
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  const tab = page.getByRole('tab', { name: 'Inscription' });
  await tab.click();
  // What Playwright fills in as a whole is lost when another field takes the focus meanwhile; what is typed isn't.
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Courriel').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByText('Inscription réussie')).toBeVisible();
}

test('the link of a confirmation waits for a person, and signs nobody in', async ({
  page,
  request,
  browser,
}) => {
  await signUp(page, 'ici@exemple.test');
  const link = await linkTo('ici@exemple.test');
  // A program that opens links before people do, in a browser of its own too.
  await request.get(link);
  const scanner = await (await browser.newContext()).newPage();
  await scanner.goto(link);
  await expect(scanner.getByRole('button', { name: 'Confirmer mon courriel' })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: 'Confirmer mon courriel' }).click();
  await expect(elsewhere.getByText('Votre courriel est confirmé.')).toBeVisible();
  expect(await elsewhere.evaluate(() => localStorage.getItem('porte-voix-session'))).toBeNull();
  await elsewhere.getByLabel('Courriel').fill('ici@exemple.test');
  await elsewhere.getByLabel('Mot de passe', { exact: true }).fill(secret);
  await elsewhere.getByRole('button', { name: 'Se connecter' }).click();
  await expect(elsewhere).toHaveURL(/\/admin$/);

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer mon courriel' }).click();
  await expect(page.getByText(/^Ce lien a expiré/)).toBeVisible();
});

test('the link of a forgotten password leads to a new one', async ({ page, request }) => {
  await signUp(page, 'oubli@exemple.test');
  await page.goto(await linkTo('oubli@exemple.test'));
  await page.getByRole('button', { name: 'Confirmer mon courriel' }).click();
  await page.goto('/auth/reset');
  await page.getByLabel('Courriel').fill('oubli@exemple.test');
  const before = await linkTo('oubli@exemple.test');
  await page.getByRole('button', { name: /Envoyer/ }).click();
  await expect(page.getByText('Consultez votre messagerie.')).toBeVisible();
  const link = await linkTo('oubli@exemple.test');
  expect(link).not.toBe(before);
  await request.get(link);
  await page.goto(link);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('un tout nouveau secret');
  await page.getByLabel('Confirmation', { exact: true }).fill('un tout nouveau secret');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('an address that carries somebody’s session signs nobody in', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/admin#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer`);
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => localStorage.getItem('porte-voix-session'))).toBeNull();
});

// Links that confirm an account return to the root of the site.
for (const path of ['/', '/auth/reset']) {
  test(`a link that has expired says so where it leads to ${path}`, async ({ page }) => {
    await page.goto(
      `${path}#error=access_denied&error_code=otp_expired&error_description=Email+link+has+expired`,
    );
    await expect(page.getByText('Ce lien a expiré. Demandez-en un nouveau.')).toBeVisible();
    await expect(page.getByLabel('Courriel')).toBeFocused();
  });
}
