import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

test.use({
  role: 'admin',
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedConsole: /Failed to load resource/,
});

/** One transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
/** Each name has bytes of its own, after the picture: the same file isn't sent twice. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([pixel, Buffer.from(name)]),
});

const upload = '**/storage/v1/object/media/uploads/**';
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const choose = (page: Page, ...names: string[]) =>
  page.getByLabel('Fichiers à ajouter').first().setInputFiles(names.map(picture));

test('files are sent side by side, dropped, refused before they leave, and sent again without a double', async ({
  page,
}) => {
  await page.goto('/admin/media');
  await page.getByRole('button', { name: 'Upload fichier' }).waitFor();
  const queue = page.getByRole('list', { name: 'Envois' });

  await test.step('Several at once, each with its progress', async () => {
    let letThrough = () => {};
    const locked = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(upload, async (route) => {
      await locked;
      await route.continue();
    });
    await choose(page, 'Affiche du gala.png', 'Scène.png');
    await expect(queue.getByRole('progressbar')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Upload en cours...' })).toBeVisible();
    letThrough();
    await expect(page.getByText('Fichier uploadé avec succès.')).toBeVisible();
    await expect(card(page, 'Affiche du gala')).toBeVisible();
    await expect(card(page, 'Scène')).toBeVisible();
    await page.unroute(upload);
  });

  await test.step('Dropped: what the library takes is sent, the rest stays here with the reason', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/storage/')) sent.push(request.url());
    });
    const files = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], 'Coulisses.png', { type: 'image/png' }));
        transfer.items.add(new File(['<script>'], 'page.html', { type: 'text/html' }));
        transfer.items.add(new File([new ArrayBuffer(50 * 1024 * 1024 + 1)], 'affiches.pdf'));
        return transfer;
      },
      [...picture('Coulisses.png').buffer],
    );
    await page.dispatchEvent('body', 'drop', { dataTransfer: files });
    await expect(queue.getByText(/^Un fichier HTML n’est pas accepté/)).toBeVisible();
    await expect(queue.getByText(/^Ce fichier pèse 50\.00\sMB/)).toBeVisible();
    await expect(card(page, 'Coulisses')).toBeVisible();
    // The picture, and what social networks show of it.
    expect(sent.filter((address) => !address.endsWith('-social.jpg'))).toHaveLength(1);
    await page.getByRole('button', { name: 'Retirer page.html de la liste' }).click();
    await page.getByRole('button', { name: 'Retirer affiches.pdf de la liste' }).click();
  });

  await test.step('Refused by the server', async () => {
    await page.route(upload, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'content-type': 'text/html' } }),
    );
    await choose(page, 'Console.png');
    await expect(queue.getByText('Le serveur a refusé ces données.')).toBeVisible();
    await page.unroute(upload);
  });

  await test.step('It had arrived, but nobody said so: sent again, it is there once', async () => {
    await page.route(
      upload,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    const again = page.getByRole('button', { name: 'Réessayer d’envoyer Console.png' });
    await again.click();
    await expect(queue.getByText(/Le serveur est injoignable/)).toBeVisible();
    await again.click();
    await expect(queue).toBeHidden();
    await page.reload();
    await expect(card(page, 'Console')).toHaveCount(1);
  });
});

test('pictures that browsers don’t show are converted, within the policy of the page', async ({ page }) => {
  // In a worker that has its decoder to load.
  test.slow();
  await page.goto('/admin/media');
  await page.getByRole('button', { name: 'Upload fichier' }).waitFor();
  const folder = join(import.meta.dirname, '../../../src/features/media/admin/testing');
  await page.getByLabel('Fichiers à ajouter').first().setInputFiles(join(folder, 'two-halves.heic'));
  const shown = card(page, 'two-halves').locator('img');
  await expect(shown).toHaveCount(1, { timeout: 60_000 });
  await expect(shown).toHaveJSProperty('complete', true);
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
});

test('a file is described, its address copied, deleted in spite of what shows it, and put back', async ({
  page,
  insert,
}) => {
  await page.goto('/admin/media');
  await choose(page, 'Régie.png');
  const regie = card(page, 'Régie');

  await test.step('Alternative text', async () => {
    await regie.getByRole('button', { name: 'Éditer Régie' }).click();
    await page.getByLabel('Texte alternatif').fill('La régie du studio A.');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Métadonnées mises à jour.')).toBeVisible();
    await expect(regie.getByRole('img', { name: 'La régie du studio A.' })).toBeVisible();
  });

  await regie.getByRole('button', { name: 'Copier l’adresse de Régie' }).click();
  await expect(page.getByText('Adresse copiée.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const statusOfFile = async () => (await page.request.get(address, { headers: { range: 'bytes=0-' } })).ok();
  expect(await statusOfFile()).toBe(true);

  await test.step('Deleted: the question names the article that shows it', async () => {
    await insert('articles', {
      title: 'Visite de la régie',
      slug: 'visite-de-la-regie',
      featured_image_url: new URL(address).pathname,
    });
    await regie.getByRole('button', { name: 'Supprimer Régie' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Visite de la régie (brouillon)')).toBeVisible();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    // Under the pointer, the toast waits.
    await page.getByText('Média supprimé avec succès.').hover();
    await expect(regie).toBeHidden();
    expect(await statusOfFile()).toBe(false);
  });

  await test.step('Put back, file and card', async () => {
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('button', { name: 'Annuler' })
      .click();
    await expect(page.getByText('Média restauré.')).toBeVisible();
    await expect(regie).toBeVisible();
    expect(await statusOfFile()).toBe(true);
  });
});
