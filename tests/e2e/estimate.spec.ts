import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

test.use({ role: 'editor' });

test('an estimate goes from the calculator to the contact form, and on to the back-office', async ({
  page,
  browser,
}) => {
  await test.step('The visitor calculates and takes the figures along', async () => {
    const visitor = await browser.newContext({ storageState: undefined });
    const site = await visitor.newPage();
    await site.goto('/?utm_campaign=infolettre-11');
    await hydrated(site);
    await site.getByLabel('Type de service').selectOption('Vidéo Corporate');
    await site.getByLabel('Taille de l’entreprise').selectOption('Startup/PME');
    await site.getByLabel('Secteur').selectOption('Technologie');
    await site.getByRole('button', { name: 'Calculer mon ROI' }).click();
    await site.getByRole('link', { name: 'Recevoir cette estimation' }).click();

    await expect(site).toHaveURL('/contact');
    const summary = site.getByRole('region', { name: 'Votre estimation' });
    await expect(summary).toContainText('34\u00A0320\u00A0$');
    await site.getByLabel('Prénom').fill('Aline');
    await site.getByLabel('Courriel').fill('aline.gagnon@exemple.ca');
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

  await test.step('The staff find it', async () => {
    await page.goto('/admin/messages');
    await expect(page.getByText('Aline').first()).toBeVisible();
  });
});
