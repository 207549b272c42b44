import type { Page } from '@playwright/test';
import { findMail } from '../findLink.ts';
import { expect, test } from '../test.ts';

test.use({ expectedConsole: /status of (400|403|404)/ });

const secret = 'mot de passe de journée';

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
  const link = /^http\S+$/m.exec(await findMail('ici@exemple.test', 'http'))?.[0] ?? '';
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

test('an address that carries somebody’s session signs nobody in', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/admin#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer`);
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => localStorage.getItem('porte-voix-session'))).toBeNull();
});
