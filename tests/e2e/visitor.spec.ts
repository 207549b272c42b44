import { hydrated } from './hydrated.ts';
import { publicPaths } from './publicPaths.ts';
import { expect, test } from './test.ts';

test('each page comes to life without a word in the console', async ({ page }) => {
  for (const path of publicPaths)
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Modifier cette page' })).toBeHidden();
    });
});

test('answers give the address at which they are served, and carry the security headers', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/about')).text();
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/about"/>`);
  expect(html).toContain(`<meta property="og:url" content="${baseURL}/about"/>`);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}/about</loc>`);
  for (const path of ['/', '/admin', '/nulle-part', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'];
    if (path !== '/favicon.svg') expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test.describe('a path that does not exist', () => {
  test.use({ expectedConsole: /nulle-part|404 \(Not Found\)/ });

  test('leads home, and on to the form; head data and focus follow', async ({ page }) => {
    const response = await page.goto('/nulle-part');
    expect(response?.status()).toBe(404);
    await page
      .getByRole('main')
      .getByRole('link', { name: /accueil/i })
      .click();
    await expect(page).toHaveURL('/');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Démarrer un projet' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeVisible();
    await expect(page).toHaveTitle(/^Contact/);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', /\/contact$/);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('#contenu')).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('articles are found page by page and by category, projects too, and an episode is heard and read', async ({
    page,
  }) => {
    await page.goto('/blog');
    const first = await page.getByRole('article').getByRole('heading').first().textContent();
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL(/\?page=2/);
    await expect(page.getByRole('article').first()).not.toContainText(first ?? '');
    for (const [path, title] of [
      ['/blog', 'Blogue'],
      ['/realizations', 'Réalisations'],
    ]) {
      await page.goto(path ?? '');
      const category = page.getByRole('navigation', { name: 'Catégories' }).getByRole('link').nth(1);
      const name = await category.textContent();
      await category.click();
      await expect(page).toHaveTitle(new RegExp(`^${title}.: ${name}`));
      await page.getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${path}/[a-z0-9-]+$`));
    }

    await page.goto('/balados/la-releve');
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.locator('audio[controls][preload=none]')).toBeVisible();
    await expect(page.getByText('Trois semaines plus tard, sept personnes nous ont appelés.')).toBeVisible();
  });
});
