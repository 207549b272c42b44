import { readFile } from 'node:fs/promises';
import { hydrated } from '../hydrated.ts';
import { expect, test } from '../test.ts';

test.use({ role: 'moderator' });

/** A browser without a window counts as a robot: this one says that it has one. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

test('a visit and the use of the calculator are counted, and shown to moderators', async ({
  page,
  browser,
}) => {
  await test.step('A reader comes from a campaign, and calculates', async () => {
    const reader = await browser.newContext({ storageState: undefined, userAgent });
    const visit = await reader.newPage();
    const counted = (name: string) =>
      visit.waitForResponse((response) => response.url().endsWith(`/rpc/record_${name}`));
    const about = counted('visit');
    await visit.goto('/about?utm_campaign=salon-2026');
    expect((await about).status()).toBe(204);
    expect(await visit.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(
      ['', 0, 0],
    );
    await visit.goto('/');
    await hydrated(visit);
    for (const list of await visit.locator('select').all()) await list.selectOption({ index: 1 });
    const calculation = counted('calculation');
    await visit.getByRole('button', { name: /^Calculer/ }).click();
    expect((await calculation).request().postData()).toBe('{"campaign":null}');
    expect((await calculation).status()).toBe(204);
    await reader.close();
  });

  await test.step('By keyboard alone: the period, then the table', async () => {
    await page.goto('/admin/analytics');
    await expect(page.getByText('Calculateur utilisé')).toBeVisible();
    await page.getByRole('button', { name: /^30\s/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?periode=7$/);
    const origins = page.getByRole('region', { name: 'D’où viennent les lecteurs', exact: true });
    await origins.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(origins.getByRole('row', { name: 'Campagne salon-2026 1 0' })).toBeVisible();
  });

  await test.step('The chart is drawn, and the table leaves as a file', async () => {
    const pages = page.getByRole('region', { name: 'Pages et articles', exact: true });
    await expect(pages.locator('.recharts-bar-rectangle').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await pages.getByRole('button', { name: 'Exporter en CSV' }).press('Enter');
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('"/about";"1";"0"');
  });
});
