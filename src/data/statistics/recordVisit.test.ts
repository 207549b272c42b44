// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../localBackend.ts';

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

it('sends the path, the page before and the campaign of the link, and lives without an answer', async () => {
  history.replaceState(null, '', '/about?x=1&utm_campaign=infolettre-11&y=2');
  const { recordVisit } = await import('./recordVisit.ts');
  history.replaceState(null, '', '/about');
  const { address, init, body } = sent(() => {
    recordVisit('/about');
  });
  expect(address).toBe('/rest/v1/rpc/record_visit');
  expect(init).toMatchObject({ keepalive: true, headers: { apikey: LOCAL_PUBLISHABLE_KEY } });
  expect(body).toEqual({ path: '/about', referrer: '', campaign: 'infolettre-11' });
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
