import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { connectTo } from '#data/connection.ts';
import { paths } from '#paths.ts';
import { AdminGuard, EditorGuard, ModeratorGuard } from './guards.tsx';
import { hasRoute, routes } from './routes.tsx';

let requested: string[] = [];
let isSilent = false;
connectTo({
  fetch(input) {
    requested.push(new URL(new Request(input).url).pathname);
    if (isSilent) return new Promise(() => {});
    return Promise.resolve(Response.json([], { headers: { 'Content-Range': '*/0' } }));
  },
});
afterEach(() => {
  isSilent = false;
});

/** A router on this page, which has been loaded. */
async function on(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  requested = [];
  return router;
}

it.each(['/services/strategie-accompagnement', '/contact', '/a-composed-page'])(
  'shows another choice on %s at once, whether the backend answers or not',
  async (path) => {
    const router = await on(path);
    isSilent = true;
    void router.navigate(`${path}?onglet=second`);
    expect(router.state.location.search).toBe('?onglet=second');
    void router.navigate(`${path}?onglet=second&dossier=premier`);
    expect(router.state.location.search).toBe('?onglet=second&dossier=premier');
    expect(router.state.navigation.state).toBe('idle');
  },
);

it('loads what a link leads to, even to the page on screen', async () => {
  const router = await on('/about?onglet=second');
  await router.navigate('/contact');
  expect(requested).toHaveLength(3);
  await router.navigate('/contact');
  expect(requested).toHaveLength(6);
  await router.revalidate();
  expect(requested).toHaveLength(9);
});

it('asks for the articles of another choice on the blog', async () => {
  const router = await on('/blog');
  await router.navigate('/blog?page=2');
  expect(requested).toContain('/rest/v1/articles');
});

it.each([
  [paths.admin.pages, EditorGuard],
  [paths.admin.content('home/hero'), EditorGuard],
  [paths.admin.leads, ModeratorGuard],
  [paths.admin.settings, AdminGuard],
  [paths.admin.content('settings/company'), AdminGuard],
])('opens %s to whom its guard lets in', async (path, guard) => {
  const around = (matchRoutes(routes, path) ?? []).slice(0, -1);
  const shown = await Promise.all(
    around.map(async ({ route: { lazy } }) => typeof lazy === 'function' && (await lazy()).Component),
  );
  expect(shown).toContain(guard);
});

it.each([
  ['/', true],
  ['/contact', true],
  ['/Contact/', true],
  ['/blog/un-article', true],
  ['/balados/une-emission/un-episode', true],
  ['/admin/pages', true],
  ['/admin/pages/accueil/hero', true],
  ['/admin/pagesx', false],
  ['/une-page-composee', false],
  ['/contact/plus', false],
])('knows of %s whether it has a route of its own: %s', (path, isKnown) => {
  expect(hasRoute(path)).toBe(isKnown);
  expect(matchRoutes(routes, path)?.at(-1)?.route.path !== '*').toBe(isKnown);
});
