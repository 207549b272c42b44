import sharp from 'sharp';
import { expect, test } from './test.ts';

test.use({ role: 'editor' });

const face = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#7a3b1e' } })
    .jpeg()
    .toBuffer();

test('a portrait of the team is changed, and read at once by whoever has no scripts', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const served = async () => (await request.get('/about')).text();
  expect(await served()).not.toContain('devant son micro');
  await page.goto('/admin/pages/about/team');
  await page.getByRole('form').getByText('Catherine Morin', { exact: true }).click();
  await page.getByRole('button', { name: /^Choisir dans la médiathèque.*Portrait/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choisir une image' });
  await dialog
    .getByLabel('Fichiers à ajouter')
    .setInputFiles({ name: 'catherine.jpg', mimeType: 'image/jpeg', buffer: await face() });
  await expect(dialog.getByText(/^Image choisie.*catherine/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Choisir cette image' }).click();
  await page.getByRole('textbox', { name: 'Texte alternatif' }).fill('Catherine Morin devant son micro');
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText('Contenu publié.')).toBeVisible();
  await expect(async () => {
    const [picture] = /<img[^>]*devant son micro[^>]*>/.exec(await served()) ?? [];
    expect(picture).toMatch(/srcset="[^"]*-360\.\w+ 360w/i);
    expect(picture).toContain('width="1200"');
    expect(picture).toContain('loading="lazy"');
  }).toPass({ timeout: 20_000 });

  // What the library says of it changes the page as well.
  expect(await served()).not.toContain('object-position:48% 50%');
  await page.getByRole('button', { name: 'Point d’intérêt', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Éditer le média' });
  await details.getByRole('button', { name: /^Point d’intérêt/ }).press('ArrowLeft');
  await details.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(details).toBeHidden();
  await expect(async () => expect(await served()).toContain('object-position:48% 50%')).toPass({
    timeout: 20_000,
  });

  for (const width of [375, 1280]) {
    // A reader of their own: the browser takes a larger file where it has one, of the form.
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const reader = await context.newPage();
    await reader.goto(`${baseURL}/about`);
    const shown = reader.getByRole('img', { name: 'Catherine Morin devant son micro' });
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveJSProperty('complete', true);
    const { file, box } = await shown.evaluate((image: HTMLImageElement) => ({
      file: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
      box: image.getBoundingClientRect().width,
    }));
    const ideal = [360, 480, 720, 960, 1200].find((variant) => variant >= box) ?? 1200;
    expect(file).toBeLessThanOrEqual(1.3 * ideal);
    await context.close();
  }
});
