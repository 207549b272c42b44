// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { findOrigin } from './findOrigin.ts';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const openAt = (address: string, referrer = '') => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `${location.origin}${address}` } as PerformanceEntry,
  ]);
};

it('names the page that the visit began with, the campaign of its link and the domain before, wherever one has walked since', () => {
  openAt('/blog/un-balado?utm_campaign=rentr%C3%A9e+2026', 'https://www.google.com/search?q=balado');
  history.replaceState(null, '', '/contact');
  expect(findOrigin()).toEqual({ page: '/blog/un-balado', campaign: 'rentrée 2026', domain: 'google.com' });
});

it('takes a page of the site that led here for the beginning, and for no domain', () => {
  openAt('/contact', `${location.origin}/services`);
  expect(findOrigin()).toEqual({ page: '/services', campaign: null, domain: null });
});

it('knows the address alone where the browser tells nothing', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  history.replaceState(null, '', '/about');
  expect(findOrigin()).toEqual({ page: '/about', campaign: null, domain: null });
});
