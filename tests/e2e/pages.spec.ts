import { callAs } from './accounts.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const title = 'Prenez la parole, gardez l’attention';

test.describe('on a phone', () => {
  test.use({ role: 'editor', viewport: { width: 375, height: 740 } });

  test('a sentence is changed from the page on which it was read', async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    // The back-office notes who is there.
    await page.goto('/admin');
    await expect(
      page.getByRole('link', { name: 'Voir le site' }).or(page.getByText('Déconnexion')).first(),
    ).toBeVisible();
    await page.goto('/formations');
    await hydrated(page);
    await page.getByRole('link', { name: 'Modifier cette page' }).click();
    await expect(page).toHaveURL('/admin/pages/formations');

    const words = page.frameLocator('iframe[title^="Page"]').getByRole('heading', { name: title });
    await words.scrollIntoViewIfNeeded();
    const banner = page.getByRole('button', { name: 'Modifier : Bannière' });
    const [inPage, place] = [await words.boundingBox(), await banner.boundingBox()];
    if (!inPage || !place) throw new Error('The page shows no banner.');
    await banner.click({ position: { x: inPage.x - place.x + 8, y: inPage.y - place.y + 8 } });

    const field = page.getByRole('textbox', { name: 'Titre', exact: true }).first();
    await expect(field).toBeFocused();
    await field.fill('On vous entend d’ici');
    await expect(page.frameLocator('iframe[title^="Page"]').getByText('On vous entend d’ici')).toBeVisible();
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByText('Contenu publié.')).toBeVisible();
    await expect(async () => {
      expect(await (await request.get('/formations')).text()).toContain('On vous entend d’ici');
    }).toPass();

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/formations');
    await hydrated(visitor);
    await expect(visitor.getByRole('link', { name: 'Modifier cette page' })).toBeHidden();

    const call = callAs('editor', request, baseURL);
    const document = 'formations/hero';
    const [{ version }] = (await call('list_documents', { wanted_document: document })) as [
      { version: number },
    ];
    await call('withdraw_document', { document, seen_version: version });
  });
});
