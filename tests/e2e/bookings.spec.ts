import { quebecDay } from '#data/formats.ts';
import { hydrated } from './hydrated.ts';
import { findLink } from './findLink.ts';
import { expect, test } from './test.ts';

/** Days from now, as the form names them. */
const inDays = (days: number) => quebecDay(new Date(Date.now() + days * 86_400_000).toISOString());

test.describe('an admin', () => {
  test.use({ role: 'admin' });

  test('opens a studio; a visitor books it, staff accept, the link of the e-mail cancels, and the time is free again', async ({
    page,
    browser,
    request,
  }) => {
    const day = inDays(8);
    const visitor = await (await browser.newContext()).newPage();

    await test.step('The settings give the studio hours', async () => {
      await page.goto('/admin/settings');
      await page.getByRole('link', { name: 'Réservation des studios' }).click();
      const form = page.getByRole('form', { name: 'Réservation des studios' });
      await form
        .getByRole('button', { name: 'Ajouter à la liste « Studios qui se réservent en ligne »' })
        .click();
      await expect(form.getByRole('combobox', { name: 'Studio de la page' })).toContainText('Studio Charest');
      await form.getByRole('textbox', { name: 'Nom', exact: true }).fill('Studio Charest');
      await form.getByRole('spinbutton', { name: /^Durée d’une plage/ }).fill('60');
      for (const name of ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'])
        await form.getByRole('group', { name }).getByRole('checkbox', { name: 'Ouvert' }).check();
      await page.getByRole('button', { name: 'Publier', exact: true }).click();
      await expect(page.getByText('Contenu publié.')).toBeVisible();
    });

    await test.step('A visitor finds its free times, and asks for one by keyboard', async () => {
      await expect(async () => {
        await visitor.goto('/services/production-audiovisuelle');
        await hydrated(visitor);
        const studio = visitor.getByRole('button', { name: 'Réserver un Studio' }).first();
        await studio.press('Enter');
        await visitor
          .getByRole('link', { name: 'Voir les moments libres' })
          .press('Enter', { timeout: 2000 });
      }).toPass();
      await expect(visitor.getByRole('heading', { level: 1, name: 'Studio Charest' })).toBeVisible();
      await visitor.getByLabel('Jour').selectOption(day);
      await visitor.getByLabel('Début').selectOption({ label: '10\u00A0h\u00A000' });
      await visitor.getByLabel('Fin').selectOption({ label: '12\u00A0h\u00A000' });
      await visitor.getByLabel('Fin').press('Tab');
      for (const text of ['Zoé', 'Lavigne', 'zoe.studio@exemple.ca', 'Boréal', 'Un balado à quatre voix.']) {
        await visitor.keyboard.insertText(text);
        await visitor.keyboard.press('Tab');
      }
      await expect(visitor.getByRole('button', { name: 'Demander ce moment' })).toBeFocused();
      await visitor.keyboard.press('Enter');
      await expect(
        visitor.getByRole('heading', { name: 'C’est noté. Ce moment vous est gardé.' }),
      ).toBeFocused();
    });

    await test.step('Staff find it in the week, and accept it, by keyboard', async () => {
      await page.goto(`/admin/bookings?semaine=${day}`);
      const booking = page.getByRole('button', { name: /Zoé Lavigne/ });
      await booking.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Un balado à quatre voix.')).toBeVisible();
      await dialog.getByRole('textbox').fill('La porte est à gauche.');
      await dialog.getByRole('button', { name: 'Accepter' }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(booking).toContainText('Acceptée');
    });

    const link = await findLink('zoe.studio@exemple.ca', 'Réservation confirmée');
    const listed = async () => {
      await visitor.goto('/reservation/charest');
      await visitor.getByLabel('Jour').selectOption(day);
      return visitor.getByLabel('Début').getByRole('option').allTextContents();
    };
    const taken = ['10\u00A0h\u00A000', '11\u00A0h\u00A000'];

    await test.step('Nobody else can choose it', async () => {
      expect(await listed()).not.toEqual(expect.arrayContaining(taken));
    });

    await test.step('A calendar follows it by a secret address, until that is revoked', async () => {
      await page.getByRole('button', { name: 'Créer une adresse' }).click();
      const address = await page.getByLabel('Adresse à donner à votre agenda').inputValue();
      const calendar = await request.get(address);
      expect(calendar.headers()).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
      const text = await calendar.text();
      expect(text).toContain('SUMMARY:Studio Charest');
      expect(text).not.toMatch(/Zoé|Lavigne|exemple\.ca/);
      await page.getByRole('button', { name: 'Révoquer' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Révoquer' }).click();
      await expect(page.getByText('Adresse révoquée.')).toBeVisible();
      expect((await request.get(address)).status()).toBe(404);
    });

    await test.step('The link cancels by a button, by keyboard', async () => {
      await visitor.goto(link);
      await expect(visitor.getByRole('heading', { name: 'Le studio est à vous' })).toBeVisible();
      await visitor.getByText('Annuler ma réservation').press('Enter');
      await visitor.getByRole('button', { name: 'Oui, annuler' }).press('Enter');
      await expect(visitor.getByRole('heading', { name: 'Cette réservation est annulée' })).toBeFocused();
    });

    await test.step('The time is free again', async () => {
      expect(await listed()).toEqual(expect.arrayContaining(taken));
    });
    await visitor.context().close();

    await test.step('Without hours there are none', async () => {
      await page.goto('/admin/settings/bookings');
      await page.getByRole('button', { name: 'Revenir au texte d’origine' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revenir au texte d’origine' }).click();
      await expect(page.getByText('Le site montre de nouveau le texte d’origine.')).toBeVisible();
      await page.goto('/reservation/charest');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Ce studio ne se réserve pas en ligne' }),
      ).toBeVisible();
    });
  });
});

test('without scripts, the page of a studio says what to do instead', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/reservation/charest');
  await expect(page.getByRole('link', { name: 'joignez-nous autrement' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await context.close();
});
