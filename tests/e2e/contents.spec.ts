import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './test.ts';

const catalogue = '/admin/pages/formations/course-catalogue';
const banner = '/admin/pages/realizations/hero';

/** Whether each of these pages says so to readers without scripts, within a moment; prices without their spaces. */
const show = (request: APIRequestContext, addresses: readonly string[], words: string, isShown = true) =>
  expect(async () => {
    for (const address of addresses) {
      const text = (await (await request.get(address)).text()).replaceAll(/\s/g, '');
      expect(text.includes(words), address).toBe(isShown);
    }
  }).toPass({ timeout: 20_000 });

test.describe('an editor', () => {
  test.use({ role: 'editor' });

  test('changes a price, and reads it at once on every page; then brings the first one back', async ({
    page,
    request,
  }) => {
    const pages = ['/formations', '/', '/services/formation-communication'];
    await show(request, pages, '1890€', false);
    await page.goto('/admin/formations');
    await page.getByRole('link', { name: 'Catalogue des formations', exact: true }).click();
    const course = page.getByRole('form').getByText('Art oratoire', { exact: true });
    await course.click();
    const price = page.getByRole('spinbutton', { name: 'Prix par personne (€)' });
    await expect(price).toHaveValue('890');
    await price.fill('1890');

    await page.getByRole('button', { name: 'Enregistrer sans publier' }).click();
    await expect(page.getByText('Enregistré sans publier.')).toBeVisible();
    await expect(page.getByText('Modifié', { exact: true })).toBeVisible();
    await show(request, pages, '1890€', false);
    await page.getByRole('button', { name: 'Publier les modifications' }).click();
    await expect(page.getByText('Contenu publié.')).toBeVisible();
    await show(request, pages, '1890€');

    // Whoever follows links reads it too, and a page that was rendered so is taken over as it is.
    await page.goto('/');
    await page.getByRole('link', { name: 'Formations' }).first().click();
    await expect(page.getByText(/1\s890\s€/)).toBeVisible();

    await page.goto(catalogue);
    await page.getByRole('button', { name: 'Revenir au texte d’origine' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revenir au texte d’origine' }).click();
    await expect(page.getByText('Le site montre de nouveau le texte d’origine.')).toBeVisible();
    await show(request, pages, '1890€', false);
    await page.getByRole('link', { name: 'Version 2' }).click();
    await expect(page.locator('ins').first()).toBeVisible();
    await page.getByRole('button', { name: 'Restaurer cette version' }).click();
    await expect(page.getByText('Version restaurée.')).toBeVisible();
    await expect(page.getByText('Modifié', { exact: true })).toBeVisible();
  });

  test('finds a text and rewrites it with the keyboard alone', async ({ page, request }) => {
    await page.goto('/admin/pages');
    await page.getByRole('searchbox', { name: 'Chercher un texte' }).focus();
    await page.keyboard.type('réalisations');
    const found = page.getByRole('region', { name: 'Réalisations' }).getByRole('link', { name: 'Bannière' });
    await expect(found).toBeVisible();
    await found.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(banner);
    const lead = page.getByRole('textbox', { name: 'Introduction' });
    await lead.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Trois mandats, racontés sans fard.');
    const publish = page.getByRole('button', { name: 'Publier', exact: true });
    await publish.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Contenu publié.')).toBeVisible();
    await show(request, ['/realizations'], 'Troismandats,racontéssansfard.');

    await page.getByRole('button', { name: 'Revenir au texte d’origine' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Revenir au texte d’origine' }).focus();
    await page.keyboard.press('Enter');
    await show(request, ['/realizations'], 'racontéssansfard', false);
  });

  test('finds what was typed when the page was left, and nothing of it online', async ({ page, request }) => {
    await page.goto('/admin/pages/about/hero');
    await page.getByRole('textbox', { name: 'Introduction' }).fill('Commencé, pas fini.');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Reprendre ce texte' }).click();
    await expect(page.getByRole('textbox', { name: 'Introduction' })).toHaveValue('Commencé, pas fini.');
    await show(request, ['/about'], 'Commencé,pasfini.', false);
    await page.reload();
    await page.getByRole('button', { name: 'Ignorer' }).click();
    await expect(page.getByText('Texte ignoré')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Introduction' })).not.toHaveValue('Commencé, pas fini.');
  });
});

test.describe('a moderator', () => {
  test.use({ role: 'moderator' });

  test('is told that contents are for editors', async ({ page }) => {
    for (const address of ['/admin/pages', catalogue]) {
      await page.goto(address);
      await expect(page.getByText('Cet écran demande le rôle d’éditeur.')).toBeVisible();
    }
  });
});
