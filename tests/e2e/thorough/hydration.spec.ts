import type { Page } from '@playwright/test';
import { hydrated } from '../hydrated.ts';
import { expect, test } from '../test.ts';

/** Keeps the app on the way for a while, as a slow network does. Resolves once it is let through. */
async function holdApp(page: Page) {
  let letThrough = () => {};
  const locked = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/entry-client-*.js', async (route) => {
    await locked;
    await route.continue();
  });
  return letThrough;
}

test('choices on a page, before hydration and after, wait for no answer and keep each other', async ({
  page,
}) => {
  // No published content arrives.
  await page.route('**/rest/v1/site_contents*', () => {});
  const letThrough = await holdApp(page);
  await page.goto('/services/strategie-accompagnement?dossier=cooperative-du-faubourg');
  const tab = (name: string | RegExp) => page.getByRole('tab', { name });
  await tab('Préparation').click();
  letThrough();
  await expect(tab('Préparation')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('Coopérative du Faubourg')).toHaveAttribute('aria-selected', 'true');
  await tab('Positionnement').click();
  await tab('Fondation Main tendue').click();
  await expect(page).toHaveURL(/\?dossier=fondation-main-tendue&onglet=positionnement$/);
});

test('a message written and sent before hydration arrives once, as it was typed', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rest/v1/leads')) sent.push(request.postData() ?? '');
  });
  const letThrough = await holdApp(page);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Courriel' }).fill('camille@boreal.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Un balado pour notre coopérative.');
  const send = page.getByRole('button', { name: 'Envoyer le message' });
  await send.click();
  await send.click();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Merci. Message reçu!' })).toBeFocused();
  expect(sent).toEqual([expect.stringContaining('Un balado pour notre coopérative.')]);
});

test('a form that takes the place of another while somebody types gets the rest of the word', async ({
  page,
}) => {
  const letThrough = await holdApp(page);
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Inscription' }).click();
  await page.getByLabel('Courriel').focus();
  await page.keyboard.type('camille@');
  letThrough();
  await page.getByRole('textbox', { name: 'Prénom' }).waitFor();
  await page.keyboard.type('boreal.example');
  await expect(page.getByLabel('Courriel')).toHaveValue('camille@boreal.example');
});

test.describe('when scripts do not come', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  /** Cuts the network for scripts whose address matches, until it is mended. */
  async function cut(page: Page, address: string) {
    let isCut = true;
    await page.route(address, (route) => (isCut ? route.abort('connectionreset') : route.continue()));
    return () => (isCut = false);
  }

  test('a gesture waits, the visitor is told, and another try does it', async ({ page }) => {
    const mend = await cut(page, '**/entry-client-*.js');
    await page.goto('/services/communication-visibilite');
    const notice = page.getByRole('alert').filter({ hasText: 'n’a pas pu être téléchargée' });
    await page.getByRole('tab', { name: 'Événements' }).click();
    await expect(notice).toBeVisible();
    mend();
    await notice.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('tab', { name: 'Événements' })).toHaveAttribute('aria-selected', 'true');
    await expect(notice).toBeHidden();
  });

  test('a short interruption heals by itself, and a page that is only read says nothing', async ({
    page,
  }) => {
    await page.route('**/AboutPage-*.js', (route) => route.abort('connectionreset'), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/about');
    await failed;
    await expect(page.locator('#root[data-hydrated]')).toBeAttached();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('a page of the site that cannot be fetched leaves the visitor where they are', async ({ page }) => {
    const mend = await cut(page, '**/RealizationsPage-*.js');
    await page.goto('/about');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Réalisations' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL('/about');
    mend();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page).toHaveURL('/realizations');
  });

  test.describe('in the back-office', () => {
    test.use({ role: 'editor' });

    for (const address of ['**/entry-client-*.js', '**/providers-*.js', '**/ArticleListPage-*.js']) {
      test(`${address} is told, and comes at another try`, async ({ page }) => {
        const mend = await cut(page, address);
        await page.goto('/admin/articles');
        await expect(
          page.getByRole('alert').filter({ hasText: 'n’a pas pu être téléchargée' }),
        ).toBeVisible();
        mend();
        await page.getByRole('button', { name: 'Réessayer' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Articles' })).toBeVisible();
      });
    }
  });

  test.describe('of the editor', () => {
    test.use({ role: 'editor', expectedConsole: /RichTextSurface|Failed to (load|fetch)|ERR_FAILED/ });

    test('the text opens in Markdown, says why, and nothing is lost', async ({ page, insert }) => {
      await page.route(/RichTextSurface/, (route) => route.abort());
      const article = await insert('articles', { title: 'Sans code', slug: 'sans-code', content: 'Début.' });
      await page.goto(`/admin/articles/${article.id}`);
      await expect(page.getByText(/L’éditeur n’a pas pu se charger/)).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Contenu' })).toHaveValue('Début.');
    });
  });

  test.describe('because the page is of another version', () => {
    test.use({ expectedConsole: /404|OutdatedPage|entry-client-|dynamically imported module/ });

    test('a page comes anew by itself, even where the visitor has reloaded another', async ({ page }) => {
      let isReplaced = true;
      await page.route('**/assets/AboutPage-*.js', (route) =>
        isReplaced ? route.fulfill({ status: 404 }) : route.continue(),
      );
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.url().endsWith('/about')) isReplaced = false;
      });
      await page.goto('/');
      await page.reload();
      await hydrated(page);
      await page.getByRole('banner').getByRole('link', { name: 'À propos' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'On aide les gens d’ici' })).toBeVisible();
      expect(isReplaced).toBe(false);
    });

    test('another try loads the page anew', async ({ page }) => {
      await page.route('**/entry-client-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
      await page.goto('/services/communication-visibilite');
      await page.getByRole('tab', { name: 'Événements' }).click();
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await hydrated(page);
    });
  });
});

test.describe('in a browser without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/contact', '/auth']) {
    test(`the form of ${path} says what to do instead, and loses nothing that was typed`, async ({
      page,
    }) => {
      await page.goto(path);
      const words = page.getByText(/a besoin de JavaScript/);
      await expect(words).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: '418 555-0142' }).first()).toBeVisible();
      await expect(main.getByRole('link', { name: 'info@porte-voix.example' }).first()).toBeVisible();
      if (path === '/') return;
      const email = page.getByRole('textbox', { name: 'Courriel' });
      await email.fill('camille@boreal.example');
      await email.press('Enter');
      await expect(page).toHaveURL(path);
      await expect(email).toHaveValue('camille@boreal.example');
    });
  }

  for (const path of [
    '/admin',
    '/auth/reset',
    '/reservation/charest',
    '/inscription/00000000-0000-4000-8000-000000000000',
  ]) {
    test(`${path} says what it needs, and waits for nothing`, async ({ page }) => {
      const response = await page.goto(path);
      // This way of taking scripts away leaves out some of what a page says then.
      expect(await response?.text()).toContain('Cette page a besoin de JavaScript');
      await expect(page.getByText('Chargement...')).toBeHidden();
    });
  }
});

test.describe('in a browser that is too old for the scripts', () => {
  test.use({ expectedConsole: /SyntaxError|Invalid regular expression/ });

  test('a page is as without scripts, and nothing waits for them', async ({ page }) => {
    await page.route('**/entry-client-*.js', (route) =>
      route.fulfill({ body: 'const before = /(?<before/;', contentType: 'text/javascript' }),
    );
    await page.goto('/contact');
    const email = page.getByRole('textbox', { name: 'Courriel' });
    await email.fill('camille@boreal.example');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    const main = page.getByRole('main');
    await expect(
      main.getByText('Ce formulaire a besoin de JavaScript et d’un navigateur récent'),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: '418 555-0142' }).first()).toBeVisible();
    await expect(page.getByText('n’a pas pu être téléchargée')).toBeHidden();
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(email).toHaveValue('camille@boreal.example');

    await page.goto('/services/communication-visibilite');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { includeHidden: true }).nth(1)).toBeVisible();

    await page.goto('/recherche');
    await page.getByRole('main').getByRole('searchbox').fill('le trac');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/recherche?q=le+trac');
    await page.goto('/admin');
    await expect(page.getByText('Cette page a besoin de JavaScript et d’un navigateur récent')).toBeVisible();
  });
});

test('the home page asks for no script before it is loaded and painted', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  await hydrated(page);
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const shown = Math.max(navigation?.loadEventStart ?? 0, paint?.startTime ?? Number.POSITIVE_INFINITY);
    return { all: scripts.length, before: scripts.filter(({ startTime }) => startTime < shown).length };
  });
  expect(early).toEqual({ all: expect.any(Number), before: 0 });
  expect(early.all).toBeGreaterThan(5);
});

test('the app starts in a browser that is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/about');
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
});

test('the back-office opens on a host that answers with 404.html for want of rewrites', async ({
  page,
  request,
}) => {
  const body = await (await request.get('/nulle-part')).text();
  await page.route('**/admin/articles', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto('/admin/articles');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL('/auth');
  await expect(page).toHaveTitle(/Connexion/);
});
