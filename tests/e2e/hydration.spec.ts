import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

/** Keeps the app on the way for a while, as a slow network does. Resolves once it is let through. */
async function holdApp(page: Page) {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

test('a tab chosen before hydration is not lost, and has its address', async ({ page }) => {
  const letThrough = await holdApp(page);
  await page.goto('/services/communication-visibilite');
  const tab = page.getByRole('tab', { name: 'Événements' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  letThrough();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/services/communication-visibilite?onglet=evenements');
  await page.reload();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('what is chosen in the calculator before hydration counts', async ({ page }) => {
  const letThrough = await holdApp(page);
  await page.goto('/');
  const calculator = page.getByRole('combobox');
  await calculator.nth(0).selectOption({ index: 1 });
  await calculator.nth(1).selectOption({ index: 1 });
  await calculator.nth(2).selectOption({ index: 1 });
  const calculate = page.getByRole('button', { name: /calculer/i });
  await expect(calculate).toBeDisabled();
  letThrough();
  await expect(calculate).toBeEnabled();
});

test('text typed on the contact page before hydration stays', async ({ page }) => {
  const letThrough = await holdApp(page);
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: /message/i });
  await message.fill('Un balado pour notre coopérative.');
  letThrough();
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeEnabled();
  await expect(message).toHaveValue('Un balado pour notre coopérative.');
});

test('scripts asked for while the home page loads weigh less than 5 KB', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  const bytes = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) => name.endsWith('.js') && startTime < (navigation?.loadEventStart || Infinity),
      )
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
  });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(5 * 1024);
});

test('the app starts in a browser that is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout === undefined ? 0 : window.setTimeout(callback, timeout);
  });
  await page.goto('/about');
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
});

test('head data and focus follow the visitor from page to page', async ({ page }) => {
  await page.goto('/about');
  await expect(page).toHaveTitle('À propos | Porte-Voix');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Réalisations' }).click();
  await expect(page).toHaveTitle(/Réalisations/);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', /\/realizations$/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('#contenu')).toBeFocused();
});

test('every answer of the site carries the security headers', async ({ request }) => {
  for (const path of ['/', '/admin', '/nulle-part', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('the back-office opens on a host that answers with 404.html for want of rewrites', async ({
  page,
  request,
}) => {
  const body = await (await request.get('/nulle-part')).text();
  await page.route('**/admin/articles', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto('/admin/articles');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL('/auth');
  await expect(page).toHaveTitle(/Connexion/);
});
