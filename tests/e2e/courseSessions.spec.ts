import type { Page } from '@playwright/test';
import { callAs } from './accounts.ts';
import { hydrated } from './hydrated.ts';
import { findLink } from './findLink.ts';
import { expect, test } from './test.ts';

/** Who registers, as they type it. */
async function fill(page: Page, firstName: string, lastName: string, email: string) {
  await page.getByLabel('Prénom').fill(firstName);
  await page.getByLabel('Nom', { exact: true }).fill(lastName);
  await page.getByLabel('Courriel').fill(email);
}

test('a place is taken, given up by the link of its e-mail, and offered to who waits', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const session = crypto.randomUUID();
  const title = 'Raconter en public';
  const call = callAs('editor', request, baseURL);
  await call('save_course_session', {
    session,
    version: null,
    // One that the example data has no session of.
    course: 'communication-numerique',
    title,
    starts_at: '2127-01-21T14:00:00Z',
    ends_at: '2127-01-22T21:30:00Z',
    register_until: '2127-01-19T05:00:00Z',
    capacity: 1,
    price: 890,
    place: null,
  });
  const listed = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

  const late = await context.newPage();
  await late.goto(`/inscription/${session}`);
  await fill(late, 'Luc', 'Roy', 'luc.suivant@exemple.ca');

  await test.step('Somebody else is faster, from the list on the page', async () => {
    const path = '/services/formation-communication';
    await expect.poll(async () => (await request.get(path)).text()).toContain(title);
    await page.goto(path);
    await hydrated(page);
    await listed.getByRole('link', { name: /^S’inscrire/ }).click();
    await fill(page, 'Zoé', 'Lavigne', 'zoe.inscrite@exemple.ca');
    await page.getByRole('button', { name: 'M’inscrire' }).click();
    await expect(page.getByRole('heading', { name: 'Plus qu’une étape, Zoé.' })).toBeVisible();
  });

  await test.step('Complete, in the HTML of each page that has it', async () => {
    for (const path of ['/services/formation-communication', '/formations', '/'])
      await expect(async () => {
        const html = await (await request.get(path)).text();
        // The words stand before the link that leads to it.
        const [before = ''] = html.split(`"/inscription/${session}`);
        expect(before.slice(-1500)).toContain('Complet');
      }).toPass();
  });

  await test.step('Nothing typed is lost: the waiting list is offered', async () => {
    await late.getByRole('button', { name: 'M’inscrire' }).click();
    await expect(late.getByRole('alert')).toContainText('Les dernières places viennent d’être prises');
    await expect(late.getByLabel('Courriel')).toHaveValue('luc.suivant@exemple.ca');
    await late.getByRole('button', { name: 'M’inscrire sur la liste d’attente' }).click();
    await expect(late.getByRole('heading', { name: 'Plus qu’une étape, Luc.' })).toBeVisible();
  });

  await test.step('Each confirms by the button behind the link of their e-mail', async () => {
    await page.goto(await findLink('zoe.inscrite@exemple.ca', 'Confirmez votre inscription'));
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Votre place est réservée' })).toBeFocused();
    await late.goto(await findLink('luc.suivant@exemple.ca', 'Confirmez que vous attendez une place'));
    await late.getByRole('button', { name: 'Prendre mon rang' }).press('Enter');
    await expect(late.getByRole('heading', { name: 'Vous êtes sur la liste d’attente' })).toBeFocused();
  });

  const link = await findLink('zoe.inscrite@exemple.ca', 'Inscription confirmée');

  await test.step('Given up by a button, not by the link, by keyboard', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Votre place est réservée' })).toBeVisible();
    await page.getByText('Annuler mon inscription').press('Enter');
    await page.getByRole('button', { name: 'Oui, annuler' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Cette inscription est annulée' })).toBeFocused();
  });

  await test.step('Offered to who waited, and accepted', async () => {
    await page.goto(await findLink('luc.suivant@exemple.ca', 'Une place s’est libérée'));
    await page.getByRole('button', { name: 'Accepter la place' }).click();
    await expect(page.getByRole('heading', { name: 'Votre place est réservée' })).toBeVisible();
  });
});
