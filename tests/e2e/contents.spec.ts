import type { APIRequestContext } from '@playwright/test';
import { companyContent } from '#site/settings/settings.content.ts';
import { callAs } from './accounts.ts';
import { composePage } from './composedPage.ts';
import { expect, test } from './test.ts';

test.use({ role: 'editor' });

/** Whether each of these pages says so to readers without scripts, within a moment; prices without their spaces. */
const show = (request: APIRequestContext, addresses: readonly string[], words: string, isShown = true) =>
  expect(async () => {
    for (const address of addresses) {
      const text = (await (await request.get(address)).text()).replaceAll(/\s/g, '');
      expect(text.includes(words), address).toBe(isShown);
    }
  }).toPass({ timeout: 20_000 });

test('a price is changed aside, then published, and read at once on every page', async ({
  page,
  request,
  baseURL,
}) => {
  const pages = ['/formations', '/', '/services/formation-communication'];
  await show(request, pages, '1890€', false);
  await page.goto('/admin/formations');
  await page.getByRole('link', { name: /^Prix.: .*Art oratoire, Catalogue des formations$/ }).click();
  const price = page.getByRole('textbox', { name: 'Prix par personne (€)' });
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('890');
  await price.fill('1890');
  await page.getByRole('button', { name: 'Plus', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Enregistrer sans publier' }).click();
  await expect(page.getByText('Enregistré sans publier.')).toBeVisible();
  await show(request, pages, '1890€', false);
  await page.getByRole('button', { name: 'Publier les modifications' }).click();
  await expect(page.getByText('Contenu publié.')).toBeVisible();
  await show(request, pages, '1890€');

  // Whoever follows links reads it too, and a page that was rendered so is taken over as it is.
  await page.goto('/');
  await page.getByRole('link', { name: 'Formations' }).first().click();
  await expect(page.getByText(/1\s890\s€/)).toBeVisible();

  const call = callAs('editor', request, baseURL);
  const document = 'formations/courseCatalogue';
  const [{ version }] = (await call('list_documents', { wanted_document: document })) as [
    { version: number },
  ];
  await call('withdraw_document', { document, seen_version: version });
  await show(request, pages, '1890€', false);
});

test('a setting is on every page at once, and leaves at once', async ({ request, baseURL }) => {
  const pages = ['/', '/contact', '/blog', '/legal-notice'];
  const call = callAs('admin', request, baseURL);
  const document = 'settings/company';
  const value = { ...companyContent, phone: '418 555-0199', legalName: '', areaServed: '' };
  const version = await call('publish_document', { document, value, seen_version: 0 });
  await show(request, pages, '418555-0199');
  await call('withdraw_document', { document, seen_version: version });
  await show(request, pages, '418555-0199', false);
});

test('what is planned is online at its time, and not before', async ({ request, baseURL }) => {
  const dueAt = Date.now() + 3000;
  const call = callAs('editor', request, baseURL);
  await call('plan_document', {
    document: 'page/bientot',
    value: composePage('bientot', 'Bientôt', 'C’est maintenant'),
    seen_version: 0,
    due_at: new Date(dueAt).toISOString(),
  });
  let readAt = 0;
  await expect(async () => {
    const response = await request.get('/bientot');
    readAt = Date.now();
    expect([response.status(), (await response.text()).includes('C’est maintenant')]).toEqual([200, true]);
  }).toPass({ intervals: [200] });
  expect(readAt).toBeGreaterThan(dueAt);
  expect(readAt - dueAt).toBeLessThan(10_000);
});

test('a promotion from 1 to 15 December is online until its end, and the text of before is back', async ({
  page,
  request,
  baseURL,
}) => {
  const words = 'Les fêtes à prix doux';
  const now = new Date();
  const year = now.getUTCFullYear() + (now.getUTCMonth() === 11 ? 1 : 0);
  await page.goto('/admin/pages/home/hero');
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill(words);
  await page.getByRole('button', { name: 'Plus', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Planifier/ }).click();
  await page.getByLabel('Publier le').fill(`${year}-12-01T00:00`);
  await page.getByLabel(/^Jusqu’au/).fill(`${year}-12-15T00:00`);
  await page.getByRole('button', { name: 'Planifier', exact: true }).click();
  const span = new RegExp(`du 1er au 15 décembre ${year} à 0\\sh`);
  await expect(page.getByText(span).first()).toBeVisible();

  await page.goto(`/admin/releases?vue=calendrier&mois=${year}-12`);
  const end = page.getByRole('listitem').filter({ hasText: 'Se termine' }).getByRole('link').last();
  await end.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText(/se termine le 16 décembre/)).toBeVisible();

  const document = 'home/hero';
  const call = callAs('editor', request, baseURL);
  const read = async () =>
    ((await call('list_documents', { wanted_document: document })) as Record<string, string>[])[0];
  const moveSoon = async (which: 'due_at' | 'ends_at') => {
    const due_at = new Date(Date.now() + 3000).toISOString();
    await call('move_plan', { document, seen_due_at: (await read())?.[which], due_at });
  };
  await moveSoon('due_at');
  await show(request, ['/'], words.replaceAll(' ', ''));
  await moveSoon('ends_at');
  await show(request, ['/'], words.replaceAll(' ', ''), false);
});
