import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../test.ts';

test.use({ role: 'admin' });

/** What a camera makes: 1,800 × 1,200 px once it is turned, and where it was. */
async function photo() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const pixels = await sharp({
    create: { width: 1200, height: 1800, channels: 3, background: 'white', noise },
  })
    .blur(4)
    .png()
    .toBuffer();
  return sharp(pixels)
    .withExif({ IFD0: { Make: 'Porte-Voix' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** What a file tells besides its pixels. Short names such as « GPS » stand among random bytes, too: they are read as what they are. */
async function readMetadata(bytes: Buffer) {
  const facts = await sharp(bytes).metadata();
  const kinds = (['exif', 'xmp', 'iptc', 'comments'] as const).filter((kind) => facts[kind]);
  return [...kinds, ...['Porte-Voix', 'http://ns.adobe.com'].filter((word) => bytes.includes(word))];
}

/** Opens a page and gives how much of it has moved until everything is there. */
async function getShifts(page: Page, address: string) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
}

test('a photo is sent in several widths without its place, and a reader gets no more of it than is shown', async ({
  page,
  insert,
  request,
}) => {
  test.slow();
  const original = await photo();
  expect(await readMetadata(original)).toEqual(['exif', 'Porte-Voix']);

  const stored: string[] = [];
  page.on('request', (sent) => {
    const key = /\/object\/media\/(uploads\/.+)$/.exec(sent.url())?.[1];
    if (sent.method() === 'POST' && key) stored.push(key);
  });
  await page.goto('/admin/media');
  await page
    .getByLabel('Fichiers à ajouter')
    .first()
    .setInputFiles({ name: 'Tournage.jpg', mimeType: 'image/jpeg', buffer: original });
  const shown = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Tournage', exact: true }) });
  await expect(shown).toBeVisible();
  const key = stored.find((name) => name.endsWith('.jpg')) ?? '';
  const address = `/storage/v1/object/public/media/${key}`;

  await test.step('Upright, in six widths, and nothing told', async () => {
    const widths = [360, 480, 720, 960, 1200, 1600];
    const social = key.replace('.jpg', '-social.jpg');
    expect(stored).toEqual([key, ...widths.map((width) => key.replace('.jpg', `-${width}.webp`)), social]);
    const shared = await (await request.get(`/storage/v1/object/public/media/${social}`)).body();
    expect(await readMetadata(shared)).toEqual([]);
    expect(await sharp(shared).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    for (const [name, width] of stored
      .slice(0, -1)
      .map((one, index) => [one, [1800, ...widths][index]] as const)) {
      const bytes = await (await request.get(`/storage/v1/object/public/media/${name}`)).body();
      expect(await readMetadata(bytes)).toEqual([]);
      const facts = await sharp(bytes).metadata();
      expect([facts.width, facts.height, facts.orientation]).toEqual([
        width,
        Math.round(((width ?? 0) * 2) / 3),
        undefined,
      ]);
    }
  });

  await test.step('Described, with what has to stay in sight', async () => {
    await shown.getByRole('button', { name: 'Éditer Tournage' }).click();
    const dialog = page.getByRole('dialog', { name: 'Éditer le média' });
    await dialog.getByLabel('Texte alternatif').fill('Deux caméras au bord du fleuve.');
    await dialog.getByRole('button', { name: /^Point d’intérêt/ }).press('ArrowLeft');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Métadonnées mises à jour.')).toBeVisible();
  });

  await insert('articles', {
    title: 'Au bord du fleuve',
    slug: 'au-bord-du-fleuve',
    content: `Un tournage.\n\n![La rive](${address})\n`,
    featured_image_url: address,
    status: 'published',
    published_at: new Date().toISOString(),
  });
  const picture = page.getByRole('img', { name: 'Deux caméras au bord du fleuve.' });

  for (const [width, height] of [
    [375, 812],
    [1280, 800],
  ] as const) {
    await test.step(`At ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      expect(await getShifts(page, '/blog/au-bord-du-fleuve')).toBeLessThan(0.01);
      const { source, drawn, position } = await picture.evaluate((element) => {
        const image = element as HTMLImageElement;
        const { objectPosition } = getComputedStyle(image);
        // The picture fills its frame (`object-fit: cover`).
        const across = Math.max(image.clientWidth, (image.clientHeight * 3) / 2);
        return { source: image.currentSrc, drawn: Math.round(across), position: objectPosition };
      });
      expect(position).toBe('48% 50%');
      const sent = await (await request.get(source)).body();
      const ideal = await sharp(original)
        .autoOrient()
        .resize({ width: drawn })
        .webp({ quality: 80 })
        .toBuffer();
      expect(sent.length / ideal.length).toBeLessThanOrEqual(1.3);
      const inText = page.getByRole('img', { name: 'La rive' });
      await expect(inText).toHaveJSProperty('complete', true);
      await expect(inText).toHaveAttribute('width', '1800');
      expect(await inText.evaluate((element) => (element as HTMLImageElement).currentSrc)).toMatch(
        /-\d+\.webp$/,
      );
    });
  }
});
