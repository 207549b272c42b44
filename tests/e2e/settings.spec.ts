import type { APIRequestContext, Page } from '@playwright/test';
import { quebecDay } from '#data/formats.ts';
import { expect, test } from './test.ts';

/** Whether each of these pages says so to readers without scripts, within a moment. */
const show = (request: APIRequestContext, addresses: readonly string[], words: string, isShown = true) =>
  expect(async () => {
    for (const address of addresses) {
      const text = await (await request.get(address)).text();
      expect(text.includes(words), address).toBe(isShown);
    }
  }).toPass({ timeout: 20_000 });

const organizationAt = async (request: APIRequestContext, address: string) => {
  const html = await (await request.get(address)).text();
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as Record<string, unknown>[])[0];
};

async function publish(page: Page) {
  await page.getByRole('button', { name: /^(Publier|Mettre à jour)$/ }).click();
  await expect(page.getByText('Contenu publié.')).toBeVisible();
}

async function revert(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Revenir au texte d’origine' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revenir au texte d’origine' }).click();
  await expect(page.getByText('Le site montre de nouveau le texte d’origine.')).toBeVisible();
}

test.describe('an admin', () => {
  test.use({ role: 'admin' });

  test('changes the telephone number and closes a day, and every page says so at once', async ({
    page,
    request,
  }) => {
    const pages = ['/', '/contact', '/blog', '/legal-notice'];
    const day = quebecDay(new Date(Date.now() + 3 * 86_400_000).toISOString());

    await page.goto('/admin/settings');
    await page.getByRole('link', { name: 'Coordonnées' }).click();
    await page.getByRole('textbox', { name: 'Téléphone' }).fill('418 555-0199');
    await show(request, pages, '418 555-0199', false);
    await publish(page);
    await show(request, pages, '418 555-0199');
    await show(request, pages, '555-0142', false);

    await page.goto('/admin/settings');
    await page.getByRole('link', { name: 'Heures d’ouverture' }).click();
    await page
      .getByRole('button', { name: 'Ajouter à la liste « Jours fériés et autres exceptions »' })
      .click();
    const form = page.getByRole('form', { name: 'Heures d’ouverture' });
    await form.getByRole('textbox', { name: 'Nom' }).fill('Journée d’équipe');
    await form.getByLabel('Premier jour').fill(day);
    await publish(page);
    await show(request, pages, 'Journée d’équipe');
    expect(await organizationAt(request, '/contact')).toMatchObject({
      telephone: '+1-418-555-0199',
      specialOpeningHoursSpecification: [
        { name: 'Journée d’équipe', validFrom: day, opens: '00:00', closes: '00:00' },
      ],
    });

    // Whoever follows links reads it too, in the footer and among the details.
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { name: 'Horaire particulier' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '418 555-0199' })).toBeVisible();

    await revert(page, '/admin/settings/company');
    await revert(page, '/admin/settings/hours');
    await show(request, pages, '418 555-0142');
    await show(request, pages, 'Journée d’équipe', false);
  });

  test('changes an account with the keyboard alone, and takes it back', async ({ page, request }) => {
    await page.goto('/admin/settings');
    await page.getByRole('link', { name: 'Réseaux sociaux' }).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Réseaux sociaux' });
    await form.getByRole('button', { name: /^Ajouter à la liste/ }).focus();
    await page.keyboard.press('Enter');
    await form.getByRole('textbox', { name: 'Réseau', exact: true }).focus();
    await page.keyboard.type('Au clavier');
    await form.locator('input[type=url]').focus();
    await page.keyboard.type('https://exemple.test/au-clavier');
    await page.getByRole('button', { name: 'Publier', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Contenu publié.')).toBeVisible();
    await show(request, ['/', '/contact'], 'https://exemple.test/au-clavier');

    await page.getByRole('button', { name: 'Revenir au texte d’origine' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revenir au texte d’origine' }).focus();
    await page.keyboard.press('Enter');
    await show(request, ['/', '/contact'], 'au-clavier', false);
  });
});

test.describe('an editor', () => {
  test.use({ role: 'editor' });

  test('is told that settings are for admins', async ({ page }) => {
    for (const address of ['/admin/settings', '/admin/settings/company']) {
      await page.goto(address);
      await expect(page.getByText('Cet écran demande le rôle d’administrateur.')).toBeVisible();
    }
    await page.goto('/admin/pages/settings/company');
    await expect(page.getByText('Cette section n’existe pas.')).toBeVisible();
  });
});
