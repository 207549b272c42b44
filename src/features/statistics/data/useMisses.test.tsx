// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useMissedPage, useMissedSearch } from './useMisses.ts';

const record = vi.fn();

/** The layout of the site, which counts. */
const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <Routes>
      <Route element={<Outlet context={record} />}>
        <Route path="*" element={children} />
      </Route>
    </Routes>
  </MemoryRouter>
);

it('counts a search that found nothing once it has stood, and none that was typed on', () => {
  vi.useFakeTimers();
  const { rerender } = renderHook(({ query, isMissed }) => useMissedSearch(query, isMissed), {
    wrapper,
    initialProps: { query: 'télé', isMissed: true },
  });
  vi.advanceTimersByTime(2000);
  rerender({ query: 'téléprompteur', isMissed: true });
  vi.advanceTimersByTime(2900);
  expect(record).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  rerender({ query: 'trac', isMissed: false });
  vi.advanceTimersByTime(9000);
  expect(record.mock.calls).toEqual([['missed_search', { query: 'téléprompteur' }]]);
  vi.useRealTimers();
});

it('counts an address without a page once', () => {
  record.mockClear();
  const { rerender } = renderHook(() => useMissedPage('/nos-prix'), { wrapper });
  rerender();
  expect(record.mock.calls).toEqual([['missed_page', { path: '/nos-prix' }]]);
});

it.each([
  ['/?p=12', [['missed_page', { path: '/?p=12' }]]],
  ['/?utm_campaign=infolettre', []],
  ['/', []],
  ['/about?p=12', []],
])(
  'tells of %s what the home page was asked for by its query, as former sites were',
  async (address, told) => {
    vi.resetModules();
    record.mockClear();
    history.replaceState(null, '', address);
    const opened = await import('./useMisses.ts');
    renderHook(() => opened.useMissedPage('/', true), { wrapper });
    expect(record.mock.calls).toEqual(told);
    history.replaceState(null, '', '/');
  },
);
