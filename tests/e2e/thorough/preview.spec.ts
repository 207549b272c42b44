import { openSharing } from '../openSharing.ts';
import { expect, test } from '../test.ts';

test.use({ role: 'editor', permissions: ['clipboard-read', 'clipboard-write'] });

test('an editor shares a draft; who has the link approves it; an edit marks that, and revoking ends it', async ({
  page,
  insert,
  browser,
  request,
}) => {
  const { id } = await insert('articles', {
    title: 'À approuver',
    slug: 'a-approuver',
    content: 'Un texte **à relire**.[^1]\n\n[^1]: Une note.',
  });
  const approvals = page.getByRole('region', { name: 'Partage et approbation' });

  await page.goto(`/admin/articles/${id}`);
  await openSharing(page);
  await page.getByRole('button', { name: 'Partager un aperçu' }).click();
  const address = await page.getByRole('textbox', { name: 'Lien à envoyer' }).inputValue();
  expect(address).toMatch(/\/apercu#[\w-]{43}$/);
  await expect(page.getByText('Lien copié.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const visitor = await browser.newContext({ storageState: undefined });
  const shared = await visitor.newPage();
  const requested: string[] = [];
  const noise: string[] = [];
  shared.on('console', (message) => {
    // The page ends with other articles, whose pictures come and go with the journeys beside this one.
    if (!message.location().url.includes('/storage/')) noise.push(message.text());
  });
  shared.on('request', (sent) => requested.push(sent.url() + (sent.headers()['referer'] ?? '')));
  await test.step('the draft, in its real page, to whoever has the link', async () => {
    await shared.goto(address);
    await expect(shared.getByRole('heading', { level: 1, name: 'À approuver' })).toBeVisible();
    await expect(shared.locator('strong', { hasText: 'à relire' })).toBeVisible();
    await expect(shared).toHaveTitle(/^Aperçu/);
    await expect(shared.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    // A link within the page leaves the token where it was.
    await shared.getByRole('link', { name: '1', exact: true }).click();
    await expect(shared).toHaveURL(address);
    await shared.reload();
    await expect(shared.getByRole('heading', { level: 1, name: 'À approuver' })).toBeVisible();
  });

  await test.step('approved, and seen by the editor', async () => {
    await shared.getByText('Approuver cette version').first().click();
    await shared.getByRole('textbox', { name: 'Votre nom' }).fill('Marie Roy');
    await shared.getByRole('textbox', { name: 'Un mot pour l’équipe' }).fill('Rien à redire.');
    await shared.getByRole('button', { name: 'Approuver cette version' }).click();
    await expect(shared.getByText(/^Version approuvée par Marie Roy\./)).toBeVisible();
    await page.reload();
    await openSharing(page);
    await expect(approvals.getByText('Approuvé par Marie Roy')).toBeVisible();
    await expect(approvals.getByText('Rien à redire.')).toBeVisible();
    await expect(approvals.getByText('Version enregistrée', { exact: true })).toBeVisible();
  });

  await test.step('marked by the next edit, which the link shows', async () => {
    await page.keyboard.press('Escape');
    await page.getByLabel('Titre', { exact: true }).fill('À approuver encore');
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByText('Article mis à jour avec succès.')).toBeVisible();
    await openSharing(page);
    await expect(approvals.getByText('Modifié depuis')).toBeVisible();
    await shared.reload();
    await expect(shared.getByRole('heading', { level: 1, name: 'À approuver encore' })).toBeVisible();
  });

  await test.step('dead once it is revoked', async () => {
    await approvals.getByRole('button', { name: /^Révoquer le lien/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Révoquer' }).click();
    await expect(approvals.getByText('Liens en cours')).not.toBeVisible();
    await expect(approvals.getByText('Approuvé par Marie Roy')).toBeVisible();
    await shared.reload();
    await expect(
      shared.getByRole('heading', { level: 1, name: 'Ce lien d’aperçu n’est plus valable' }),
    ).toBeVisible();
  });
  const token = address.split('#')[1] ?? '';
  expect(requested.filter((sent) => sent.includes(token))).toEqual([]);
  expect(noise).toEqual([]);
  await visitor.close();

  await test.step('never indexed, kept or named', async () => {
    const response = await request.get('/apercu');
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(await response.text()).toContain('<meta name="robots" content="noindex"');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('apercu');
    expect((await request.get('/blog/a-approuver')).status()).toBe(404);
  });
});

test('an editor shares a section; who has the link reads the whole page with it, and approves it', async ({
  page,
  browser,
  request,
}) => {
  const card = page.getByRole('region', { name: 'Partage et approbation' });
  await page.goto('/admin/pages/training/hero');
  await openSharing(page);
  await expect(card.getByText(/^Enregistrez d’abord le contenu/)).toBeVisible();
  await page.keyboard.press('Escape');
  const lead = page.getByRole('textbox', { name: 'Introduction' });
  await lead.fill('Un brouillon à approuver.');
  await page.getByRole('button', { name: 'Plus', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Enregistrer sans publier' }).click();
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  await openSharing(page);
  await card.getByRole('button', { name: 'Partager un aperçu' }).click();
  const address = await card.getByRole('textbox', { name: 'Lien à envoyer' }).inputValue();

  const visitor = await browser.newContext({ storageState: undefined });
  const shared = await visitor.newPage();
  const noise: string[] = [];
  shared.on('console', (message) => noise.push(message.text()));
  await test.step('the page as it is, but for the draft', async () => {
    await shared.goto(address);
    await expect(shared.getByText('Un brouillon à approuver.')).toBeVisible();
    await expect(shared.getByRole('heading', { name: 'Prochaines sessions' })).toBeVisible();
    await expect(shared.getByRole('contentinfo')).toBeVisible();
    const answer = await (await request.get('/services/formation-communication')).text();
    expect(answer).not.toContain('Un brouillon à approuver.');
  });

  await test.step('approved, marked by the next save, and dead once it is revoked', async () => {
    await shared.getByText('Approuver cette version').first().click();
    await shared.getByRole('textbox', { name: 'Votre nom' }).fill('Marie Roy');
    await shared.getByRole('button', { name: 'Approuver cette version' }).click();
    await expect(shared.getByText(/^Version approuvée par Marie Roy\./)).toBeVisible();
    await page.reload();
    await openSharing(page);
    await expect(card.getByText('Version enregistrée', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await lead.fill('Un autre brouillon.');
    await page.getByRole('button', { name: 'Plus', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Enregistrer sans publier' }).click();
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
    await openSharing(page);
    await expect(card.getByText('Modifié depuis')).toBeVisible();
    await shared.reload();
    await expect(shared.getByText('Un autre brouillon.')).toBeVisible();

    await card.getByRole('button', { name: /^Révoquer le lien/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Révoquer' }).click();
    await expect(card.getByText('Liens en cours')).not.toBeVisible();
    await shared.reload();
    await expect(
      shared.getByRole('heading', { level: 1, name: 'Ce lien d’aperçu n’est plus valable' }),
    ).toBeVisible();
  });
  expect(noise).toEqual([]);
  await visitor.close();
});
