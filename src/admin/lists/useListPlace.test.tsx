// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useListPlace } from './useListPlace.ts';

const placeOf = (params: URLSearchParams) => ({ q: params.get('q') ?? '', role: params.get('role') ?? '' });

const open = (address: string) =>
  renderHook(
    () => ({
      list: useListPlace(placeOf, (place) => new URLSearchParams(place)),
      setParams: useSearchParams()[1],
    }),
    { wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter> },
  ).result;

it('keeps the first of two changes that come before the address says it', () => {
  const page = open('/?q=elodie&role=all');
  act(() => {
    const { change } = page.current.list;
    change({ q: '' });
    change({ role: 'moderator' });
  });
  expect(page.current.list.place).toEqual({ q: '', role: 'moderator' });
});

it('follows an address that something else has changed', () => {
  const page = open('/?q=elodie&role=all');
  act(() => page.current.list.change({ q: 'roy' }));
  act(() => page.current.setParams({ q: 'caron', role: 'admin' }));
  act(() => page.current.list.change({ role: 'editor' }));
  expect(page.current.list.place).toEqual({ q: 'caron', role: 'editor' });
});
