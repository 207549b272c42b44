import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

test.use({ role: 'editor' });

test('a visitor’s message waits on the dashboard, is followed up, and leaves in a file', async ({
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
    await page.getByRole('link', { name: /^\d+ nouvelles? demandes?$/ }).click();
    await page.getByRole('searchbox', { name: 'Rechercher une demande' }).fill('zoe.lavigne');
    await page.getByRole('link', { name: 'Zoé', exact: true }).click();
    await expect(page.getByText('Un balado de six épisodes')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Répondre par courriel' })).toHaveAttribute(
      'href',
      /^mailto:zoe\.lavigne@exemple\.ca\?subject=/,
    );
  });

  await test.step('They note what they know, and what comes next', async () => {
    await page.getByLabel('Ajouter une note').fill('Préfère le matin.');
    await page.getByRole('button', { name: 'Ajouter la note' }).press('Enter');
    await expect(page.getByText('Note ajoutée.')).toBeVisible();
    await page.getByLabel('Prochaine étape').fill('Rappeler Zoé');
    await page.getByLabel('Échéance').fill('2020-01-06');
    await page.getByLabel('Échéance').press('Enter');
    await expect(page.getByText('Demande enregistrée.')).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: /^Rappeler Zoé\s: Zoé$/ })).toBeVisible();
  });

  await test.step('What is shown leaves as a file', async () => {
    await page.goto('/admin/messages?q=zoe.lavigne');
    await expect(page.getByRole('link', { name: 'Zoé', exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter en CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('"Un balado de six épisodes ;\n""et vite"""');
  });

  await test.step('It is moved by keyboard, and comes back', async () => {
    await page.getByRole('button', { name: 'Colonnes' }).press('Enter');
    await page.getByRole('button', { name: 'Déplacer la demande de Zoé' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Proposition' }).press('Enter');
    const proposals = page.getByRole('region', { name: /^Proposition/ });
    await expect(proposals.getByRole('link', { name: 'Zoé', exact: true })).toBeVisible();
    const notifications = page.getByRole('region', { name: 'Notifications' });
    await notifications.getByRole('button', { name: 'Annuler' }).press('Enter');
    await expect(proposals.getByRole('link', { name: 'Zoé', exact: true })).toBeHidden();
  });

  await test.step('Of two who move the same one, the second sees who was first, and how it is now', async () => {
    const move = async (screen: Page, stage: string) => {
      await screen.getByRole('button', { name: 'Déplacer la demande de Zoé' }).press('Enter');
      await screen.getByRole('menuitem', { name: stage }).press('Enter');
    };
    const isInDiscussion = (screen: Page) =>
      expect(
        screen
          .getByRole('region', { name: /^En discussion/ })
          .getByRole('link', { name: 'Zoé', exact: true }),
      ).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/admin/messages?q=zoe.lavigne&vue=colonnes');
    await expect(other.getByRole('button', { name: 'Déplacer la demande de Zoé' })).toBeVisible();
    await move(page, 'En discussion');
    await isInDiscussion(page);
    await move(other, 'Gagnée');
    const refusal = other.getByRole('region', { name: 'Notifications' });
    await expect(refusal.getByText('Élodie Tremblay a modifié cette demande entre-temps.')).toBeVisible();
    await refusal.getByRole('button', { name: 'Recharger' }).press('Enter');
    await isInDiscussion(other);
    await other.close();
  });
});

test.describe('as an admin', () => {
  test.use({ role: 'admin' });

  test('a deleted message comes back; an address is exported and erased, by keyboard alone', async ({
    page,
  }) => {
    // Of the example data: all journeys send from one address, which may send five times in ten minutes.
    const email = 'n.lavoie@atelier-nord.example';
    const name = 'Nadia Lavoie';

    await test.step('Deleted, then put back', async () => {
      await page.goto(`/admin/messages?q=${email}`);
      await page.getByRole('link', { name }).press('Enter');
      await page.getByRole('button', { name: 'Supprimer' }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).press('Enter');
      const notifications = page.getByRole('region', { name: 'Notifications' });
      await notifications.getByRole('button', { name: 'Annuler' }).press('Enter');
      await expect(page.getByText('Demande restaurée.')).toBeVisible();
      await expect(page.getByRole('link', { name })).toBeVisible();
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
      expect(JSON.parse(file)).toMatchObject({
        messages: [{ message: expect.stringMatching(/^Je prépare une entrevue à la radio/) }],
      });
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
