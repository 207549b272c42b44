import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a search answers with a whole page, which leads to what was found', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
    await page.getByRole('searchbox').fill('le trac');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL('/recherche?q=le+trac');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Articles', exact: true }).click();
    await page.getByRole('link', { name: 'Le trac ne disparaît pas, il se dirige' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Le trac ne disparaît pas, il se dirige',
    );
  });
});

test('by keyboard alone, results follow what is typed, and a transcript is heard from the second on', async ({
  page,
}) => {
  await page.goto('/recherche');
  await hydrated(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('lundi matin');
  const episode = page.getByRole('link', { name: 'Recruter quand personne ne postule' });
  await expect(episode).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  while (!(await episode.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/balados/la-releve/recruter-quand-personne-ne-postule#t=11');
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThanOrEqual(11);
});
