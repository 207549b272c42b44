import type { APIRequestContext, Page } from '@playwright/test';
import { LOCAL_PUBLISHABLE_KEY } from '../../src/data/localBackend.ts';
import { getSession } from './accounts.ts';
import { expect, test } from './test.ts';

/** What readers without scripts get at an address, its spaces aside. */
const readPage = async (request: APIRequestContext, address: string) =>
  (await (await request.get(address)).text()).replaceAll(/\s/g, '');

const shows = (request: APIRequestContext, address: string, words: string) =>
  expect.poll(() => readPage(request, address)).toContain(words);

const pending = (page: Page) => page.getByText('Modifications en attente', { exact: true });

const nextYear = new Date().getFullYear() + 1;

test.describe('an editor', () => {
  test.use({ role: 'editor' });

  test('saves beside an article that is online, and publishes the modifications when they are ready', async ({
    page,
    insert,
    request,
  }) => {
    const { id } = await insert('articles', {
      title: 'Le studio des fêtes',
      slug: 'le-studio-des-fetes',
      content: 'Ouvert en décembre.',
      status: 'published',
      published_at: '2026-11-01T14:00:00Z',
    });
    const address = '/blog/le-studio-des-fetes';
    await shows(request, address, 'Lestudiodesfêtes');

    await page.goto(`/admin/articles/${id}`);
    await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Le grand studio des fêtes');
    await page.getByRole('button', { name: 'Enregistrer sans publier' }).click();
    await expect(pending(page)).toBeVisible();
    expect(await readPage(request, address)).not.toContain('Legrandstudio');

    await page.getByRole('button', { name: 'Voir ce qui change' }).click();
    const changes = page.getByRole('dialog', { name: 'Ce qui change' });
    await expect(changes.getByRole('region', { name: 'Titre' }).locator('ins')).toContainText('grand');
    await changes.getByRole('button', { name: 'Fermer' }).first().click();

    // Enter saves beside as long as something waits.
    await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Le très grand studio des fêtes');
    const answer = page.waitForResponse(/\/rpc\/save_document$/);
    await page.getByRole('textbox', { name: 'Titre', exact: true }).press('Enter');
    expect((await answer).ok()).toBe(true);
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();
    expect(await readPage(request, address)).not.toContain('Letrèsgrandstudio');

    await page.goto('/admin/articles?modifications=oui');
    const row = page.getByRole('row', { name: /Le studio des fêtes/ });
    await expect(row.getByText('Publié', { exact: true })).toBeVisible();
    await expect(row.getByText('Modifié', { exact: true })).toBeVisible();

    await page.goto(`/admin/articles/${id}`);
    await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(
      'Le très grand studio des fêtes',
    );
    await page.getByRole('button', { name: 'Publier les modifications' }).click();
    await shows(request, address, 'Letrèsgrandstudiodesfêtes');
    await expect(pending(page)).toBeHidden();
  });

  test('plans a price, and readers have it at its time, not before', async ({ page, request, baseURL }) => {
    const document = 'audiovisual/studios';
    const address = '/services/production-audiovisuelle';
    await page.goto(`/admin/pages/${document}`);
    await page.getByRole('form').getByText('Studio Charest', { exact: true }).click();
    const price = page.getByRole('spinbutton', { name: 'Montant' }).first();
    await price.fill('237');
    await page.getByText('Publier plus tard').click();
    await page.getByLabel('Publier le').fill(`${nextYear}-01-04T06:00`);
    await page.getByRole('button', { name: 'Planifier', exact: true }).click();
    await expect(
      page
        .getByText(new RegExp(`^Mise à jour planifiée pour le 4 janvier ${nextYear} à 6\\sh\\s00\\.$`))
        .first(),
    ).toBeVisible();
    await page.goto('/admin');
    await expect(
      page.getByRole('region', { name: 'Planifiés' }).getByText(`4 janvier ${nextYear} à 6`),
    ).toBeVisible();
    expect(await readPage(request, address)).not.toContain('237€');

    // The field of the form knows no seconds.
    const { access_token } = await getSession('editor', baseURL);
    const call = async (name: string, data: object) => {
      const headers = { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${access_token}` };
      const response = await request.post(`/rest/v1/rpc/${name}`, { headers, data });
      expect(response.ok(), await response.text()).toBe(true);
      return (await response.json()) as unknown;
    };
    const [state] = (await call('list_documents', { wanted_document: document })) as {
      version: number;
      pending: object;
    }[];
    const dueAt = Date.now() + 3000;
    await call('plan_document', {
      document,
      value: state?.pending,
      seen_version: state?.version,
      due_at: new Date(dueAt).toISOString(),
    });
    await expect(async () => {
      const text = await readPage(request, address);
      const readAt = Date.now();
      if (text.includes('237€')) expect(readAt).toBeGreaterThan(dueAt);
      expect(text).toContain('237€');
    }).toPass({ intervals: [200] });
    expect(Date.now() - dueAt).toBeLessThan(10_000);

    await page.goto(`/admin/pages/${document}`);
    await page.getByRole('button', { name: 'Revenir au texte d’origine' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revenir au texte d’origine' }).click();
    await expect(page.getByText('Le site montre de nouveau le texte d’origine.')).toBeVisible();
  });
});
