// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** What the browser is asked to send. */
function sent(act: () => void) {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  act();
  const [[address, init] = []] = fetch.mock.calls as unknown as [string, RequestInit][];
  return { address, init, body: init && (JSON.parse(init.body as string) as unknown) };
}

/** What is sent for a first page that was opened with this query. */
async function sentFrom(query: string) {
  vi.resetModules();
  history.replaceState(null, '', `/about${query}`);
  const { recordVisit } = await import('./recordVisit.ts');
  history.replaceState(null, '', '/about');
  return sent(() => {
    recordVisit('/about');
  });
}

it('sends the path, the page before and the campaign of the link, and lives without an answer', async () => {
  const { address, init, body } = await sentFrom('?x=1&utm_campaign=infolettre-11&y=2');
  expect(address).toBe('/rest/v1/rpc/record_visit');
  expect(init).toMatchObject({ keepalive: true, headers: { apikey: LOCAL_PUBLISHABLE_KEY } });
  expect(body).toEqual({ path: '/about', referrer: '', campaign: 'infolettre-11' });
});

it.each([
  ['?utm_campaign=rentr%C3%A9e-2026', 'rentrée-2026'],
  ['?utm_campaign=f%C3%AAte+d%E2%80%99automne', 'fête d’automne'],
  ['?utm_campaign=100%', '100%'],
  [`?utm_campaign=${'%C3%A9'.repeat(5000)}`, 'é'.repeat(99)],
  ['?not_utm_campaign=x', undefined],
  ['', undefined],
])('reads the campaign of %.60s', async (query, campaign) => {
  const { body } = await sentFrom(query);
  expect(body).toEqual({ path: '/about', referrer: '', ...(campaign && { campaign }) });
});

it('asks the embedded backend where the build names none, as `npm start` builds it', async () => {
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', '');
  const { recordVisit } = await import('./recordVisit.ts');
  const { init } = sent(() => recordVisit('/about'));
  expect(init).toMatchObject({ headers: { apikey: LOCAL_PUBLISHABLE_KEY } });
  vi.unstubAllEnvs();
});

it('counts a page that the browser prerendered once it is shown, and only then', async () => {
  const { recordVisit } = await import('./recordVisit.ts');
  const document = Object.assign(window.document, { prerendering: true });
  expect(sent(() => recordVisit('/contact')).address).toBeUndefined();
  document.prerendering = false;
  const { body } = sent(() => document.dispatchEvent(new Event('prerenderingchange')));
  expect(body).toMatchObject({ path: '/contact' });
  expect(sent(() => document.dispatchEvent(new Event('prerenderingchange'))).address).toBeUndefined();
});
