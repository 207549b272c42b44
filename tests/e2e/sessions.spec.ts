import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCAL_PUBLISHABLE_KEY } from '../../src/data/localBackend.ts';
import { callAs } from './accounts.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

/** The page that an e-mail with these words leads to, as the embedded backend wrote it for an address. */
async function linkIn(email: string, words: string): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  let link: string | undefined;
  await expect(async () => {
    for (const name of await readdir(folder)) {
      const mail = await readFile(join(folder, name), 'utf8');
      if (mail.includes(email) && mail.includes(words)) link = /\/inscription#[\w-]+/.exec(mail)?.[0];
    }
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

test('a place is taken, given up by the link of its e-mail, and offered to who waits', async ({
  page,
  request,
  baseURL,
}) => {
  const session = crypto.randomUUID();
  const title = 'Raconter en public';
  await callAs(
    'editor',
    request,
    baseURL,
  )('save_course_session', {
    session,
    version: null,
    course: '',
    title,
    starts_at: '2127-01-21T14:00:00Z',
    ends_at: '2127-01-22T21:30:00Z',
    register_until: '2127-01-19T05:00:00Z',
    capacity: 1,
    price: 890,
    place: null,
  });
  const listed = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

  await test.step('Registered, from the list on the page', async () => {
    await page.goto('/services/formation-communication');
    await hydrated(page);
    await listed.getByRole('link', { name: /^S’inscrire/ }).click();
    await page.getByLabel('Prénom').fill('Zoé');
    await page.getByLabel('Nom', { exact: true }).fill('Lavigne');
    await page.getByLabel('Courriel').fill('zoe.inscrite@exemple.ca');
    await page.getByRole('button', { name: 'M’inscrire' }).click();
    await expect(page.getByRole('heading', { name: 'Merci, Zoé. À bientôt!' })).toBeVisible();
  });

  await test.step('Complete, on the page that everybody reads', async () => {
    await expect(async () => {
      await page.goto('/services/formation-communication');
      await expect(listed.getByText('Complet')).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  await test.step('Somebody else waits', async () => {
    const response = await request.post('/rest/v1/rpc/register_for_session', {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
      data: {
        session,
        person: { first_name: 'Luc', last_name: 'Roy', email: 'luc.suivant@exemple.ca' },
        seats: 1,
        others: [],
        token: 'b'.repeat(43),
        accepts_waiting: true,
      },
    });
    expect(await response.json()).toMatchObject([{ state: 'waiting', place_in_line: 1 }]);
  });

  const link = await linkIn('zoe.inscrite@exemple.ca', 'Inscription confirmée');

  await test.step('Given up by a button, not by the link, by keyboard', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Votre place est réservée' })).toBeVisible();
    await page.getByText('Annuler mon inscription').press('Enter');
    await page.getByRole('button', { name: 'Oui, annuler' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Cette inscription est annulée' })).toBeFocused();
  });

  await test.step('Offered to who waited, and accepted', async () => {
    await page.goto(await linkIn('luc.suivant@exemple.ca', 'Une place s’est libérée'));
    await page.getByRole('button', { name: 'Accepter la place' }).click();
    await expect(page.getByRole('heading', { name: 'Votre place est réservée' })).toBeVisible();
  });

  await test.step('A link that was used says so', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Cette inscription est annulée' })).toBeVisible();
  });
});

test('without scripts, the page of a session says what to do instead', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/inscription/${crypto.randomUUID()}`);
  await expect(page.getByRole('link', { name: 'joignez-nous autrement' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await context.close();
});
