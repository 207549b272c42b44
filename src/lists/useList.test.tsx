// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ListDescription } from './listParams.ts';
import { useList } from './useList.ts';

const description: ListDescription<{ search?: string; only_role?: string; wanted_page?: number }> = {
  search: { label: '', placeholder: '' },
  filters: {
    role: {
      argument: 'only_role',
      label: '',
      all: '',
      choices: { admin: '', editor: '', moderator: '' },
    },
  },
};

const open = (address: string) =>
  renderHook(() => ({ list: useList(description), setParams: useSearchParams()[1] }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  }).result;

it('keeps the first of two changes that come before the address says it', () => {
  const page = open('/?q=elodie&role=admin');
  act(() => {
    const { change } = page.current.list;
    change({ q: '' });
    change({ role: 'moderator' });
  });
  expect(page.current.list.params).toEqual({ role: 'moderator' });
});

it('follows an address that something else has changed', () => {
  const page = open('/?q=elodie&role=moderator');
  act(() => page.current.list.change({ q: 'roy' }));
  act(() => page.current.setParams({ q: 'caron', role: 'admin' }));
  act(() => page.current.list.change({ role: 'editor' }));
  expect(page.current.list.params).toEqual({ q: 'caron', role: 'editor' });
});

it('starts another search or filter at its first page', () => {
  const page = open('/?q=elodie&page=3');
  expect(page.current.list.request).toEqual({ search: 'elodie', wanted_page: 3 });
  act(() => page.current.list.change({ role: 'editor' }));
  expect(page.current.list.request).toEqual({ search: 'elodie', only_role: 'editor', wanted_page: 1 });
});

it('leaves in the address what isn’t its own', () => {
  const page = renderHook(() => ({ list: useList(description), params: useSearchParams()[0] }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/?vue=colonnes&page=3']}>{children}</MemoryRouter>
    ),
  }).result;
  act(() => page.current.list.change({ role: 'editor' }));
  expect(page.current.params.toString()).toBe('role=editor&vue=colonnes');
});

it('clears what hides rows', () => {
  const page = open('/?q=elodie&role=admin');
  expect(page.current.list.isFiltered).toBe(true);
  act(() => page.current.list.clear());
  expect(page.current.list.params).toEqual({});
  expect(page.current.list.isFiltered).toBe(false);
});
