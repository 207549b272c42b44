import { LOCAL_PUBLISHABLE_KEY } from '../../src/data/localBackend.ts';
import { getSession } from './accounts.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a search answers with a whole page, which leads to what was found', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('le trac');
    await main.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL('/recherche?q=le+trac');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Articles', exact: true }).click();
    await page.getByRole('link', { name: 'Le trac ne disparaît pas, il se dirige' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Le trac ne disparaît pas, il se dirige',
    );
  });
});

test('by keyboard alone, from the header, a transcript is heard from the second on', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('lundi matin');
  const episode = page.getByRole('option', { name: /Recruter quand personne ne postule/ });
  await expect(episode).toBeVisible();
  while ((await episode.getAttribute('aria-selected')) === 'false') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/balados/la-releve/recruter-quand-personne-ne-postule#t=11');
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThanOrEqual(11);
});

test.describe('an article that is withdrawn while its result stands', () => {
  test.use({ expectedConsole: /Page introuvable|404|410/ });

  test('leads to a page that says so, and searches on', async ({ page, insert, request, baseURL }) => {
    const slug = `zibeline-${Date.now()}`;
    const title = 'La zibeline';
    const { id } = await insert('articles', { title, slug, status: 'published' });
    await page.goto('/recherche?q=zibeline');
    await hydrated(page);
    const result = page.getByRole('link', { name: title });
    await expect(result).toBeVisible();
    const { access_token: token } = await getSession('editor', baseURL);
    const headers = { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token}` };
    await request.patch(`/rest/v1/articles?id=eq.${id}`, { headers, data: { status: 'archived' } });
    await result.click();
    const gone = page.getByRole('heading', { level: 1, name: 'Cette page n’est plus en ligne' });
    await expect(gone).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(gone).toBeVisible();
    await page.getByRole('main').getByRole('combobox').fill('zibeline');
    await expect(page.getByRole('status').filter({ hasText: 'Rien ne dit' })).toBeVisible();
  });
});
