import { join } from 'node:path';
import { expect, test } from '../test.ts';

test.use({ role: 'admin' });

test('pictures that browsers don’t show are converted, within the policy of the page', async ({ page }) => {
  // In a worker that has its decoder to load.
  test.slow();
  await page.goto('/admin/media');
  await page.getByRole('button', { name: 'Upload fichier' }).waitFor();
  const folder = join(import.meta.dirname, '../../../src/features/media/admin/testing');
  await page.getByLabel('Fichiers à ajouter').first().setInputFiles(join(folder, 'two-halves.heic'));
  const shown = page.getByRole('listitem').filter({ hasText: 'two-halves' }).locator('img');
  await expect(shown).toHaveCount(1, { timeout: 60_000 });
  await expect(shown).toHaveJSProperty('complete', true);
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
});
