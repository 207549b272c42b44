import { LOCAL_PUBLISHABLE_KEY } from '../../src/data/localBackend.ts';
import { callAs, getSession } from './accounts.ts';
import { countPresses } from './presses.ts';
import { expect, test } from './test.ts';

// Tasks of every week, each from the dashboard on, by as few presses as decision 68 says. Two more are walked elsewhere: a sentence
// that was read on a phone (pages.spec.ts), and a portrait (pictures.spec.ts).
test.use({ role: 'admin' });

test('a price is corrected', async ({ page, request, baseURL }) => {
  const { press, key, type, count } = countPresses(page);
  await page.goto('/admin');
  await press(page.getByRole('link', { name: 'Services', exact: true }));
  await press(page.getByRole('link', { name: /^Prix.: .*Positionnement de marque/ }));
  await expect(page.locator('input:focus')).toHaveValue('1800');
  await key('ControlOrMeta+a');
  await type('1900');
  await press(page.getByRole('button', { name: 'Publier', exact: true }));
  await expect(page.getByText('Contenu publié.')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);

  const call = callAs('editor', request, baseURL);
  const document = 'strategy/strategyServices';
  const [{ version }] = (await call('list_documents', { wanted_document: document })) as [
    { version: number },
  ];
  await call('withdraw_document', { document, seen_version: version });
});

test('a draft is published tomorrow at 9 h', async ({ page, insert }) => {
  const title = 'La voix de demain';
  await insert('articles', { title, slug: 'la-voix-de-demain', excerpt: 'Demain.', content: 'Demain.' });
  const { press, count } = countPresses(page);
  await page.goto('/admin');
  await press(page.getByRole('link', { name: new RegExp(`Terminer.*${title}`) }));
  await press(page.getByRole('button', { name: 'Plus', exact: true }));
  await press(page.getByRole('menuitem', { name: /^Planifier/ }));
  await press(page.getByRole('button', { name: /^Demain à 9\sh$/ }));
  await expect(page.getByText(/^Planifié/).first()).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);
});

test.describe('a request', () => {
  // No browser of a test has a program for e-mails.
  test.use({ expectedConsole: /mailto/ });

  test('is answered, and its next step noted', async ({ page }) => {
    const { press, type, key, count } = countPresses(page);
    await page.goto('/admin');
    await press(page.getByRole('link', { name: /^Répondre\s: \d+ nouvelles? demandes?$/ }));
    await press(page.getByRole('rowheader').first().getByRole('link'));
    await press(page.getByRole('link', { name: 'Répondre par courriel' }));
    await press(page.getByRole('textbox', { name: 'Prochaine étape' }));
    await type('Rappeler jeudi');
    await key('Enter');
    await expect(page.getByText('Demande enregistrée.')).toBeVisible();
    expect(count()).toBeLessThanOrEqual(5);
  });
});

test('a session is moved, and its people are told', async ({ page, request, baseURL }) => {
  const session = crypto.randomUUID();
  const title = 'Parler au petit matin';
  const call = callAs('editor', request, baseURL);
  await call('save_course_session', {
    session,
    version: null,
    course: '',
    title,
    starts_at: '2126-03-14T14:00:00Z',
    ends_at: '2126-03-14T21:00:00Z',
    register_until: '2126-03-12T05:00:00Z',
    capacity: 4,
    price: 300,
    place: null,
  });
  const { press, count } = countPresses(page);
  await page.goto('/admin');
  await press(page.getByRole('link', { name: 'Sessions', exact: true }));
  await press(page.getByRole('link', { name: new RegExp(title) }));
  await press(page.getByRole('button', { name: 'Modifier la session' }));
  const start = page.getByLabel('Début');
  await press(start);
  await start.fill('2126-03-21T09:00');
  await expect(page.getByLabel('Fin', { exact: true })).toHaveValue('2126-03-21T16:00');
  await press(page.getByRole('button', { name: 'Enregistrer', exact: true }));
  await expect(page.getByText('Session enregistrée.')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(5);
});

test('a tag that was deleted comes back', async ({ page, insert, request, baseURL }) => {
  const { id } = await insert('tags', { name: 'Voix du matin', slug: 'voix-du-matin' });
  const { access_token: token } = await getSession('admin', baseURL);
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token}` };
  await request.delete(`/rest/v1/tags?id=eq.${id}`, { headers });
  const { press, count } = countPresses(page);
  await page.goto('/admin');
  await press(page.getByRole('link', { name: 'Catégories & Tags', exact: true }));
  await press(page.getByRole('link', { name: 'Supprimés' }));
  await press(page.getByRole('button', { name: /^Rétablir\s: Voix du matin/ }));
  await expect(page.getByText('Tag restauré.')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(3);
});

test('the article about acoustics is found', async ({ page }) => {
  const { type, key, count } = countPresses(page);
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Aller, créer, trouver' })).toBeVisible();
  await key('ControlOrMeta+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await type('acoustique');
  await expect(page.getByRole('option', { selected: true })).toContainText(/acoustique/i);
  await key('Enter');
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue(/acoustique/i);
  expect(count()).toBeLessThanOrEqual(2);
});
