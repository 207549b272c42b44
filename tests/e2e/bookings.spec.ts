import { quebecDay } from '#data/formats.ts';
import { callAs } from './accounts.ts';
import { hydrated } from './hydrated.ts';
import { findLink } from './findLink.ts';
import { expect, test } from './test.ts';

/** Days from now, as the form names them. */
const inDays = (days: number) => quebecDay(new Date(Date.now() + days * 86_400_000).toISOString());

test.use({ role: 'editor' });

const open = { isOpen: true, opens: '09:00', closes: '17:00' };
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const week = Object.fromEntries(days.map((day) => [day, open]));
const studio = { id: 'charest', name: 'Studio Charest', slotMinutes: 60, week, exceptions: [] };

test('a visitor books a studio, staff accept, the link of the e-mail cancels, and the time is free again', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const call = callAs('admin', request, baseURL);
  await call('publish_document', {
    document: 'settings/bookings',
    value: { studios: [studio], closed: [] },
    seen_version: 0,
  });
  const day = inDays(8);
  const visitor = await (await browser.newContext()).newPage();

  await test.step('A visitor finds its free times, and asks for one by keyboard', async () => {
    const path = '/services/production-audiovisuelle';
    await expect.poll(async () => (await request.get(path)).text()).toContain('/reservation/charest');
    await visitor.goto(path);
    await hydrated(visitor);
    await visitor.getByRole('button', { name: 'Réserver un Studio' }).first().press('Enter');
    await visitor.getByRole('link', { name: 'Voir les moments libres' }).press('Enter');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Studio Charest' })).toBeVisible();
    await visitor.getByLabel('Jour').selectOption(day);
    await visitor.getByLabel('Début').selectOption({ label: '10\u00A0h' });
    await visitor.getByLabel('Fin').selectOption({ label: '12\u00A0h' });
    await visitor.getByLabel('Fin').press('Tab');
    for (const text of ['Zoé', 'Lavigne', 'zoe.studio@exemple.ca', 'Boréal', 'Un balado à quatre voix.']) {
      await visitor.keyboard.insertText(text);
      await visitor.keyboard.press('Tab');
    }
    await expect(visitor.getByRole('button', { name: 'Demander ce moment' })).toBeFocused();
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByRole('heading', { name: 'Plus qu’une étape.' })).toBeFocused();
  });

  await test.step('The link of the e-mail opens, and its button confirms, by keyboard', async () => {
    const toConfirm = await findLink('zoe.studio@exemple.ca', 'Confirmez votre demande');
    // Mail programs open links too: that confirms nothing.
    expect((await request.get(toConfirm)).status()).toBe(200);
    await visitor.goto(toConfirm);
    await visitor.getByRole('button', { name: 'Confirmer ma demande' }).press('Enter');
    await expect(visitor.getByRole('heading', { name: 'Votre demande attend notre réponse' })).toBeFocused();
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
  const taken = ['10\u00A0h', '11\u00A0h'];

  await test.step('Nobody else can choose it', async () => {
    expect(await listed()).not.toEqual(expect.arrayContaining(taken));
  });

  await test.step('Calendars of the team have the time, and nobody’s name', async () => {
    const token = await callAs('editor', request, baseURL)('renew_calendar_address', {});
    const calendar = await request.get(`/functions/v1/calendrier/${token as string}.ics`);
    expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const text = await calendar.text();
    expect(text).toContain('SUMMARY:Studio Charest');
    expect(text).not.toMatch(/Zoé|Lavigne|exemple\.ca/);
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
});
