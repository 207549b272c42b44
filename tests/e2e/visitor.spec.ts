import { hydrated } from './hydrated.ts';
import { publicPaths } from './publicPaths.ts';
import { expect, test } from './test.ts';

for (const path of publicPaths) {
  test(`${path} comes to life without a word in the console`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the raw HTML of the home page carries text, head data and structured data', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('Faites entendre');
  expect(html).toContain('Prêt à calculer votre ROI ?');
  expect(html).toMatch(/<html[^>]* lang="fr-CA"/);
  expect(html).toMatch(/<script type="application\/ld\+json">/);
});

test('pages and site map give the address at which they are served', async ({ request, baseURL }) => {
  const html = await (await request.get('/about')).text();
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/about"/>`);
  expect(html).toContain(`<meta property="og:url" content="${baseURL}/about"/>`);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}/about</loc>`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a new password waits for nothing', async ({ page }) => {
    const response = await page.goto('/auth/reset');
    // This way of taking scripts away leaves out what the page says then.
    expect(await response?.text()).toContain('Cette page a besoin de JavaScript');
    await expect(page.getByRole('heading', { name: 'Porte-Voix' })).toBeVisible();
    await expect(page.getByText('Chargement...')).toBeHidden();
  });
});

test.describe('a path that does not exist', () => {
  test.use({ expectedConsole: /nulle-part|404 \(Not Found\)/ });

  test('answers 404 and leads home', async ({ page }) => {
    const response = await page.goto('/nulle-part');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /accueil/i })
      .click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a page whose scripts were replaced on the server', () => {
  test.use({ expectedConsole: /404 \(Not Found\)|dynamically imported module/ });

  test('comes anew by itself, even where the visitor has reloaded another', async ({ page }) => {
    let isReplaced = true;
    await page.route('**/assets/AboutPage-*.js', (route) =>
      isReplaced ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith('/about')) isReplaced = false;
    });
    await page.goto('/');
    await page.reload();
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'À propos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'On aide les gens d’ici' })).toBeVisible();
    expect(isReplaced).toBe(false);
  });
});

test('the home page leads to the contact page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Démarrer un projet' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeVisible();
});
