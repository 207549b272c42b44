import { expect, test } from './test.ts';

test.describe('an editor', () => {
  test.use({ role: 'editor' });

  test('publishes, moves and takes back for readers without scripts, at once', async ({
    page,
    insert,
    request,
  }) => {
    const { id } = await insert('articles', {
      title: 'Dans la minute',
      slug: 'dans-la-minute',
      content: 'Du **neuf**.',
    });
    const shows = (address: string, status: number, words: string) =>
      expect(async () => {
        const response = await request.get(address, { maxRedirects: 0 });
        expect(response.status()).toBe(status);
        const reported = status === 301 ? (response.headers()['location'] ?? '') : await response.text();
        expect(reported).toContain(words);
      }).toPass({ timeout: 20_000 });

    await shows('/blog/dans-la-minute', 404, 'Page not found');
    await page.goto(`/admin/articles/${id}`);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByText('Article mis à jour avec succès.')).toBeVisible();
    await expect(page.getByText('En ligne · Voir')).toBeVisible();
    await shows('/blog/dans-la-minute', 200, '<strong>neuf</strong>');
    for (const address of ['/blog', '/blog/feed.xml', '/sitemap.xml'])
      await shows(address, 200, '/blog/dans-la-minute');

    await page.getByLabel('Slug').fill('dans-la-seconde');
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Voir l’article' })).toHaveAttribute(
      'href',
      '/blog/dans-la-seconde',
    );
    await shows('/blog/dans-la-minute', 301, '/blog/dans-la-seconde');

    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    const question = page.getByRole('alertdialog', { name: 'Retirer cet article du site?' });
    await question.getByRole('button', { name: 'Retirer du site' }).click();
    await shows('/blog/dans-la-seconde', 410, 'Page not found');
    await shows('/blog/dans-la-minute', 410, 'Page not found');
    // While the database is busy, a page that is kept is served once more as it was.
    await expect.poll(async () => (await request.get('/sitemap.xml')).text()).not.toContain('dans-la-');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog can be read page by page, and by category', async ({ page }) => {
    await page.goto('/blog');
    const first = await page.getByRole('article').getByRole('heading').first().textContent();
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL(/\?page=2/);
    await expect(page.getByRole('article').first()).not.toContainText(first ?? '');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\?page=2$/);

    const category = page.getByRole('navigation', { name: 'Catégories' }).getByRole('link').nth(1);
    const name = await category.textContent();
    await category.click();
    await expect(page).toHaveTitle(new RegExp(`^Blogue : ${name}`));
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', /\/blog\?categorie=[a-z-]+$/);
    await page.goto('/blog?tag=montage&source=infolettre');
    await expect(canonical).toHaveAttribute('href', /\/blog\?tag=montage$/);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  });
});
