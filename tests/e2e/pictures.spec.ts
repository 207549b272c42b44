import { takePhoto } from './photo.ts';
import { doTask, tasks } from './tasks.ts';
import { expect, test } from './test.ts';

test.use({ role: 'admin' });

test('a portrait of the team is changed, then replaced in the library; readers have it at once', async ({
  page,
  browser,
  baseURL,
  request,
  insert,
}) => {
  const served = async () => {
    const html = await (await request.get('/about')).text();
    return /<img[^>]*devant son micro[^>]*>/.exec(html)?.[0] ?? '';
  };
  const getSource = (picture: string) => /src="([^"]+)"/.exec(picture)?.[1] ?? '';
  expect(await served()).toBe('');

  await test.step('changed', async () => {
    await doTask(tasks.putPortrait, { page, request, baseURL, insert });
    await expect.poll(served, { timeout: 20_000 }).toMatch(/srcset="[^"]*-360\.\w+ 360w/i);
    expect(await served()).toContain('width="1200"');
  });
  const before = getSource(await served());

  await test.step('replaced', async () => {
    await page.goto('/admin/media');
    await page.getByRole('button', { name: 'Éditer catherine' }).click();
    await page
      .getByRole('dialog', { name: 'Éditer le média' })
      .getByLabel('Fichier de remplacement')
      .setInputFiles(await takePhoto('neuve'));
    const question = page.getByRole('alertdialog', { name: 'Remplacer le fichier de « catherine »?' });
    await question.getByRole('button', { name: 'Remplacer' }).click();
    await expect(page.getByText('Fichier remplacé partout où il est utilisé.')).toBeVisible();
    await expect.poll(async () => getSource(await served()), { timeout: 20_000 }).not.toBe(before);
    // Pages that somebody has kept, and earlier versions, show what they name.
    expect((await request.get(before)).ok()).toBe(true);
  });

  await test.step('a phone gets no more of it than it shows', async () => {
    const context = await browser.newContext({
      viewport: { width: 375, height: 900 },
      storageState: undefined,
    });
    const reader = await context.newPage();
    await reader.goto(`${baseURL}/about`);
    const shown = reader.getByRole('img', { name: 'Catherine Morin devant son micro' });
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveJSProperty('complete', true);
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
    const { file, box } = await shown.evaluate((image: HTMLImageElement) => ({
      file: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
      box: image.getBoundingClientRect().width,
    }));
    const ideal = [360, 480, 720, 960, 1200].find((variant) => variant >= box) ?? 1200;
    expect(file).toBeLessThanOrEqual(1.3 * ideal);
    await context.close();
  });
});
