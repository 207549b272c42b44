import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

test.use({ role: 'editor' });

test('an estimate goes from the calculator to the contact form, and on to the dashboard and into a file', async ({
  page,
  browser,
}) => {
  await test.step('The visitor calculates, takes the figures along and writes', async () => {
    const visitor = await browser.newContext({ storageState: undefined });
    const site = await visitor.newPage();
    await site.goto('/?utm_campaign=infolettre-11');
    await hydrated(site);
    await site.getByLabel('Type de service').selectOption('Vidéo Corporate');
    await site.getByLabel('Taille de l’entreprise').selectOption('Startup/PME');
    await site.getByLabel('Secteur').selectOption('Technologie');
    await site.getByRole('button', { name: 'Calculer mon ROI' }).click();
    await site.getByRole('link', { name: 'Recevoir cette estimation' }).click();

    await expect(site).toHaveURL('/contact#votre-estimation');
    const summary = site.getByRole('region', { name: 'Votre estimation' });
    await expect(summary).toContainText('34\u00A0320\u00A0$');
    await expect(summary).toBeInViewport({ ratio: 0.9 });
    await site.getByLabel('Prénom').fill('Aline');
    await site.getByLabel('Courriel').fill('aline.gagnon@exemple.ca');
    await site.getByRole('textbox', { name: 'Message' }).fill('Un balado de six épisodes ;\n"et vite"');
    await site.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(site.getByRole('heading', { name: /^Merci, Aline\./ })).toBeVisible();
    await expect(site.getByText('Votre estimation part tout de suite à cette adresse.')).toBeVisible();
    expect(await site.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ]);
    await visitor.close();
  });

  await test.step('The figures arrive by e-mail, once', async () => {
    const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
    await expect(async () => {
      const mails = await Promise.all(
        (await readdir(folder))
          .filter((name) => name.endsWith('.txt'))
          .map((name) => readFile(join(folder, name), 'utf8')),
      );
      const received = mails.filter((mail) => mail.startsWith('À: aline.gagnon@exemple.ca'));
      expect(received).toEqual([expect.stringContaining('34\u00A0320\u00A0$')]);
      expect(received[0]).toContain('Objet: Votre estimation');
    }).toPass();
  });

  await test.step('The staff read it', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: /^Répondre\s: \d+ nouvelles? demandes?$/ }).click();
    await page.getByRole('searchbox', { name: 'Rechercher une demande' }).fill('aline.gagnon');
    await page.getByRole('link', { name: 'Aline', exact: true }).click();
    await expect(page.getByText('Un balado de six épisodes')).toBeVisible();
  });

  await test.step('What is shown leaves as a file', async () => {
    await page.goto('/admin/messages?q=aline.gagnon');
    await expect(page.getByRole('link', { name: 'Aline', exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter en CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('"Un balado de six épisodes ;\n""et vite"""');
    const all = page.waitForEvent('download');
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: /^Écran, action/ }).fill('exporter les demandes');
    await page.getByRole('option', { name: /^Exporter les demandes/ }).click();
    expect(await readFile(await (await all).path(), 'utf8')).toContain('et vite');
  });
});
