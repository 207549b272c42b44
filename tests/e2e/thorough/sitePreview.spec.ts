import { callAs } from '../accounts.ts';
import { expect, test } from '../test.ts';

test.use({ role: 'editor' });

test('who has the link to a release walks through the whole site as it will be, and approves it', async ({
  insert,
  browser,
  request,
  baseURL,
}) => {
  const call = callAs('editor', request, baseURL);
  const { id } = await insert('articles', {
    title: 'La rentrée, en images',
    slug: 'la-rentree-en-images',
    content: 'Voyez [notre page d’accueil](/) et [la page de la rentrée](/rentree).',
  });
  const page = {
    title: 'La rentrée',
    slug: 'rentree',
    description: 'Tout ce qui commence.',
    footer: 'column',
    hero: { title: 'Une rentrée qui porte', lead: 'Trois ateliers.', actions: [] },
    sections: [],
    callToAction: {
      title: 'À bientôt',
      text: 'Écrivez-nous.',
      actions: [{ label: 'Nous écrire', to: '/contact' }],
    },
  };
  await call('save_document', { document: 'page/rentree', value: page, seen_version: 0 });
  const release = crypto.randomUUID();
  await call('save_release', { id: release, name: 'Rentrée', owner_id: null, due_at: null, seen_version: 0 });
  for (const document of [`article/${id}`, 'page/rentree'])
    await call('add_to_release', { release_id: release, document });
  const link = (await call('create_preview_link', { release_id: release })) as { token: string };
  const address = (path = '') => `${baseURL}/apercu/site${path}#${link.token}`;

  const visitor = await browser.newContext({ storageState: undefined });
  const shared = await visitor.newPage();
  const requested: string[] = [];
  const noise: string[] = [];
  shared.on('console', (message) => noise.push(message.text()));
  shared.on('request', (sent) => requested.push(sent.url() + (sent.headers().referer ?? '')));

  await test.step('the list of what changes, and the new article by it', async () => {
    await shared.goto(address());
    await expect(shared.getByText('Aperçu : Rentrée.')).toBeVisible();
    await expect(shared.getByText('Cette page ne montre rien de ce qui change.')).toBeVisible();
    await shared.getByText('Ce qui change sur le site : 2').click();
    await shared.getByRole('link', { name: 'La rentrée, en images' }).click();
    await expect(shared.getByRole('heading', { level: 1, name: 'La rentrée, en images' })).toBeVisible();
    await expect(shared).toHaveURL(address('/blog/la-rentree-en-images'));
    await expect(shared.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
  });

  await test.step('a link in a text stays within, and so does one that opens another window', async () => {
    const inText = shared.getByRole('link', { name: 'la page de la rentrée' });
    const [other] = await Promise.all([
      visitor.waitForEvent('page'),
      inText.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(other.getByRole('heading', { level: 1, name: 'Une rentrée qui porte' })).toBeVisible();
    await other.close();
    await inText.click();
    await expect(shared.getByRole('heading', { level: 1, name: 'Une rentrée qui porte' })).toBeVisible();
    await expect(shared).toHaveURL(address('/rentree'));
    await expect(shared.getByText('Sur cette page : La rentrée.')).toBeVisible();
  });

  await test.step('lists, header and footer have what is new', async () => {
    await shared.getByRole('contentinfo').getByRole('link', { name: 'La rentrée' }).click();
    await shared.getByRole('contentinfo').getByRole('link', { name: 'Blogue' }).click();
    await expect(shared).toHaveURL(address('/blog'));
    await expect(shared.getByRole('link', { name: 'La rentrée, en images' }).first()).toBeVisible();
    await expect(shared.getByText('Sur cette page : La rentrée, en images.')).toBeVisible();
    await shared.reload();
    await expect(shared.getByRole('link', { name: 'La rentrée, en images' }).first()).toBeVisible();
    await shared.goBack();
    await expect(shared).toHaveURL(address('/rentree'));
  });

  await test.step('what the team changes meanwhile is named and shown', async () => {
    const value = { ...page, hero: { ...page.hero, title: 'Une rentrée plus courte' } };
    await call('save_document', { document: 'page/rentree', value, seen_version: 1 });
    await shared.getByRole('button', { name: 'Actualiser' }).click();
    await expect(shared.getByRole('heading', { level: 1, name: 'Une rentrée plus courte' })).toBeVisible();
    await expect(shared.getByText('La rentrée. Les pages affichent la dernière version.')).toBeVisible();
  });

  await test.step('approved as a whole', async () => {
    await shared.getByText('Approuver cette mise en ligne').first().click();
    await shared.getByRole('textbox', { name: 'Votre nom' }).fill('Marie Roy');
    await shared.getByRole('button', { name: 'Approuver cette mise en ligne' }).click();
    await expect(shared.getByText(/^Mise en ligne approuvée par Marie Roy\./)).toBeVisible();
    const previews = await call('list_previews', { release_id: release });
    expect(previews).toMatchObject([{ approvals: [{ name: 'Marie Roy', is_current: true }] }]);
  });

  await test.step('nothing is sent, counted or public', async () => {
    await shared.goto(address('/contact'));
    await shared.getByRole('textbox', { name: 'Courriel' }).fill('camille@exemple.ca');
    await shared.getByRole('textbox', { name: 'Message' }).fill('Un essai depuis un aperçu.');
    await shared.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(shared.getByText(/Ceci est un aperçu du site\s: rien n’est envoyé\./)).toBeVisible();
    expect(requested.filter((sent) => sent.includes(link.token))).toEqual([]);
    expect(requested.filter((sent) => /record_|leads/.test(sent))).toEqual([]);
    expect(noise).toEqual([]);
    for (const path of ['/rentree', '/blog/la-rentree-en-images'])
      expect((await request.get(path)).status()).toBe(404);
    const response = await request.get('/apercu/site/blog/quelque-chose');
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });
  await visitor.close();
});
