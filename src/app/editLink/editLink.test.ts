// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { showEditLink } from './editLink.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('leads to the editor of the page that is on screen, also of the next one, and is not in the way of the back-office', () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const goTo = (path: string) => {
    history.pushState(null, '', path);
    navigation.dispatchEvent(new Event('currententrychange'));
  };
  goTo('/about');
  showEditLink();
  const link = document.querySelector('a');
  expect(link?.textContent).toBe('Modifier cette page');
  expect(link?.getAttribute('href')).toBe('/admin/pages?adresse=%2Fabout');
  goTo('/blog/le-son');
  expect(link?.getAttribute('href')).toBe('/admin/pages?adresse=%2Fblog%2Fle-son');
  goTo('/admin/pages');
  expect(link?.parentElement?.hidden).toBe(true);
});
