import { readFile } from 'node:fs/promises';
import { LOCAL_PUBLISHABLE_KEY } from '../../src/data/localBackend.ts';
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

test.describe('as an admin', () => {
  test.use({ role: 'admin' });

  test('a deleted message comes back; an address is exported and erased, by keyboard alone', async ({
    page,
    request,
  }) => {
    const email = 'jean.gagne@exemple.ca';
    await request.post('/rest/v1/leads', {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
      data: { email, message: 'Rappelez-moi pour la captation.' },
    });

    await test.step('Deleted, then put back', async () => {
      await page.goto('/admin/messages');
      await page.locator('summary').filter({ hasText: 'Rappelez-moi pour la captation.' }).press('Enter');
      await page.locator('details[open]').getByRole('button', { name: 'Supprimer' }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).press('Enter');
      const notifications = page.getByRole('region', { name: 'Notifications' });
      await notifications.getByRole('button', { name: 'Annuler' }).press('Enter');
      await expect(page.getByText('Message restauré.')).toBeVisible();
      await expect(page.getByText('Rappelez-moi pour la captation.').first()).toBeVisible();
    });

    await test.step('The person’s request is written down', async () => {
      await page.getByRole('link', { name: 'Demandes d’accès' }).press('Enter');
      await page.getByLabel('Courriel de la personne').fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: email })).toBeVisible();
    });

    const requested = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: email }) });
    await test.step('All that is kept leaves as a file', async () => {
      const download = page.waitForEvent('download');
      await requested.getByRole('button', { name: 'Exporter ses renseignements' }).press('Enter');
      const file = await readFile(await (await download).path(), 'utf8');
      expect(JSON.parse(file)).toMatchObject({ messages: [{ message: 'Rappelez-moi pour la captation.' }] });
    });

    await test.step('And is destroyed', async () => {
      await requested.getByRole('button', { name: 'Effacer l’adresse' }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Effacer' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Adresse effacée' })).toBeVisible();
      await expect(page.getByText(email)).toBeHidden();
    });

    await test.step('An incident goes into the register', async () => {
      await page.getByRole('link', { name: 'Registre des incidents' }).press('Enter');
      await page.getByLabel('Ce qui est arrivé').fill('Un cellulaire perdu.');
      await page.getByLabel('Qui a été prévenu').fill('Personne.');
      await page.getByRole('button', { name: 'Inscrire l’incident' }).press('Enter');
      await expect(page.getByText('Incident inscrit au registre.')).toBeVisible();
    });
  });
});
