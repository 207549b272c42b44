import { readFile } from 'node:fs/promises';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

test.use({ role: 'editor' });

test('a visitor’s message waits on the dashboard, is handled, and leaves in a file', async ({
  page,
  browser,
}) => {
  await test.step('The visitor writes', async () => {
    const visitor = await browser.newContext({ storageState: undefined });
    const contact = await visitor.newPage();
    await contact.goto('/contact');
    await hydrated(contact);
    await contact.getByLabel('Prénom').fill('Zoé');
    await contact.getByLabel('Courriel').fill('zoe.lavigne@exemple.ca');
    await contact.getByRole('textbox', { name: 'Message' }).fill('Un balado de six épisodes ;\n"et vite"');
    await contact.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(contact.getByRole('heading', { name: /^Merci, Zoé\./ })).toBeVisible();
    await visitor.close();
  });

  await test.step('The staff read it', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: /^\d+ nouveaux? messages?$/ }).click();
    await page.getByRole('button', { name: 'Nouveaux' }).click();
    await page.getByText('Un balado de six épisodes').first().click();
    await expect(page.getByRole('link', { name: 'zoe.lavigne@exemple.ca' })).toBeVisible();
  });

  await test.step('What is shown leaves as a file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter en CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('"Un balado de six épisodes ;\n""et vite"""');
  });

  await test.step('Handled, it waits no more', async () => {
    const opened = page.locator('details[open]');
    await opened.getByRole('button', { name: 'Marquer comme traité' }).click();
    await expect(page.getByText('Message marqué comme traité.')).toBeVisible();
    await expect(page.getByText('Un balado de six épisodes')).toBeHidden();
    await page.getByRole('button', { name: 'Traités' }).click();
    await page.getByText('Un balado de six épisodes').first().click();
    await expect(page.locator('details[open]').getByText(/, par Élodie Tremblay$/)).toBeVisible();
  });
});
