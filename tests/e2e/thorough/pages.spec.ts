import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** What an address answers to readers without scripts, within a moment. */
const answers = (request: APIRequestContext, address: string, status: number, words = '') =>
  expect(async () => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect([response.status(), (await response.text()).includes(words)]).toEqual([status, true]);
  }).toPass({ timeout: 15_000 });

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Titre', exact: true }).last();

test.describe('an editor', () => {
  test.use({ role: 'editor' });

  test('composes a page, publishes it, gives it another address and takes it back', async ({
    page,
    request,
  }) => {
    await answers(request, '/portes-ouvertes', 404);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Nouvelle page' }).click();
    await expect(page).toHaveURL(/\/admin\/pages\/page\/[0-9a-f-]{36}$/);
    await titleField(page).fill('Portes ouvertes');
    await page.getByRole('textbox', { name: 'Adresse' }).fill('contact');
    await expect(
      page.getByText('Cette adresse est réservée au site. Choisissez-en une autre.'),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Adresse' }).fill('portes-ouvertes');
    await page
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill('Visitez nos studios, un samedi de janvier.');
    const banner = page.getByRole('group', { name: 'Bannière' });
    await banner.getByRole('textbox', { name: 'Titre', exact: true }).fill('Entrez, c’est ouvert');
    await banner.getByRole('textbox', { name: 'Introduction' }).fill('On vous montre tout.');
    await page.getByRole('combobox', { name: 'Place dans le pied de page' }).click();
    await page.getByRole('option', { name: 'Les liens du bas' }).click();
    await page.getByRole('button', { name: /^Ajouter à la liste «\sSections/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Équipe' }).click();

    // What was typed is there after the page was left, and nobody else has it.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Reprendre ce texte' }).click();
    await answers(request, '/portes-ouvertes', 404);
    await page.getByRole('button', { name: 'Plus', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Enregistrer sans publier' }).click();
    await expect(page.getByText('Enregistré sans publier.')).toBeVisible();
    await answers(request, '/portes-ouvertes', 404);

    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByText('Contenu publié.')).toBeVisible();
    await answers(request, '/portes-ouvertes', 200, '<title>Portes ouvertes | Porte-Voix</title>');
    await answers(request, '/portes-ouvertes', 200, 'Entrez, c’est ouvert');
    await answers(request, '/', 200, 'href="/portes-ouvertes"');
    await answers(request, '/sitemap.xml', 200, '/portes-ouvertes</loc>');

    await page.getByRole('textbox', { name: 'Adresse' }).fill('journee-portes-ouvertes');
    await page.getByRole('button', { name: 'Mettre à jour', exact: true }).click();
    await answers(request, '/portes-ouvertes', 301);
    const moved = await request.get('/portes-ouvertes', { maxRedirects: 0 });
    expect(moved.headers()['location']).toBe('/journee-portes-ouvertes');
    await answers(request, '/journee-portes-ouvertes', 200, 'Entrez, c’est ouvert');

    await page.getByRole('button', { name: 'Plus', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Retirer du site' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer du site' }).click();
    await expect(page.getByText('Page retirée du site. Son texte reste ici, en brouillon.')).toBeVisible();
    await answers(request, '/portes-ouvertes', 410);
    await answers(request, '/journee-portes-ouvertes', 410);
    await expect(page.getByText('Brouillon', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Plus', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Supprimer la page' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer la page' }).click();
    await expect(page).toHaveURL('/admin/pages');
    const map = page.getByRole('navigation', { name: 'Plan du site' });
    await expect(map.getByRole('link', { name: 'Accueil' })).toBeVisible();
    await expect(map.getByRole('link', { name: 'Portes ouvertes' })).toBeHidden();
  });
});
