import { LOCAL_PUBLISHABLE_KEY } from '../../../src/data/localBackend.ts';
import { getSession } from '../accounts.ts';
import { expect, test } from '../test.ts';

test.describe('an editor', () => {
  test.use({ role: 'editor', contentView: 'markdown' });

  test('saves three times, compares, and brings a field and the whole back', async ({ page, insert }) => {
    const { id } = await insert('articles', {
      title: 'Le bruit des fêtes',
      slug: 'le-bruit-des-fetes',
      content: 'Arrivez tôt.',
    });
    await page.goto(`/admin/articles/${id}`);
    const save = async () => {
      await page.getByRole('button', { name: 'Sauvegarder' }).first().click();
      await expect(page.getByText(/^Enregistré$/)).toBeVisible();
    };
    await page.getByRole('textbox', { name: 'Titre' }).fill('Le son des fêtes');
    await page.getByRole('group', { name: 'Tags' }).getByRole('checkbox').first().check();
    await save();
    await page.getByRole('textbox', { name: 'Contenu' }).fill('Arrivez tôt. Repartez tard.');
    await save();

    await page.getByText(/^Versions version \d+$/).click();
    await expect(page.getByText('3 versions')).toBeVisible();
    await page.getByRole('link', { name: 'Version 1' }).click();
    const field = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(field('Titre').locator('del')).toContainText('bruit');
    await expect(field('Titre').locator('ins')).toContainText('son');
    await expect(field('Contenu').locator('ins')).toContainText('Repartez tard.');

    await page.getByRole('button', { name: 'Restaurer ce champ : Titre' }).click();
    await expect(page.getByText('Champ restauré.')).toBeVisible();
    await expect(page.getByText('4 versions')).toBeVisible();
    await expect(field('Titre')).toHaveCount(0);
    await page.getByRole('button', { name: 'Restaurer cette version' }).click();
    await expect(page.getByText('5 versions')).toBeVisible();
    await expect(page.getByText(/aucune différence\.$/)).toBeVisible();

    await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Le bruit des fêtes');
    await expect(page.getByRole('textbox', { name: 'Contenu' })).toHaveValue('Arrivez tôt.');
  });

  test('brings a deleted article back where it stood', async ({ page, insert, request, baseURL }) => {
    const { id } = await insert('articles', {
      title: 'Revenu de loin',
      slug: 'revenu-de-loin',
      status: 'published',
    });
    const { access_token } = await getSession('admin', baseURL);
    const deletion = await request.delete(`/rest/v1/articles?id=eq.${id}`, {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${access_token}` },
    });
    expect(deletion.status()).toBe(204);

    await page.goto('/admin/articles');
    await page.getByRole('link', { name: 'Supprimés' }).click();
    await page.getByRole('link', { name: 'Revenu de loin' }).click();
    await expect(page.getByText('1 version')).toBeVisible();
    await page.getByRole('button', { name: 'Restaurer cette version' }).click();
    await expect(page.getByText(/^Article restauré\. Le voici /)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Revenu de loin');
    await expect(page.getByRole('combobox', { name: 'Statut' })).toHaveText('Publié');
  });
});

test('a moderator gets nothing of it through the API', async ({ insert, request, baseURL }) => {
  const { id } = await insert('articles', { title: 'Secret', slug: 'secret-de-redaction' });
  const { access_token } = await getSession('moderator', baseURL);
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${access_token}` };
  const response = await request.post('/rest/v1/rpc/restore_deleted_record', {
    headers,
    data: { source: 'articles', record_id: id },
  });
  expect(response.status()).toBe(403);
  expect(await response.text()).not.toContain('Secret');
  expect((await request.get('/rest/v1/document_versions', { headers })).ok()).toBe(false);
  for (const view of ['listed_versions', 'deleted_items'])
    expect(await (await request.get(`/rest/v1/${view}`, { headers })).json()).toEqual([]);
});
