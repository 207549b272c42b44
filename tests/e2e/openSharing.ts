import type { Page } from '@playwright/test';

/** Opens the window in which a document is shared. */
export async function openSharing(page: Page) {
  await page.getByRole('button', { name: 'Plus', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Partager/ }).click();
}
