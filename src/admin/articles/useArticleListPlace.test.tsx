// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useArticleListPlace } from './useArticleListPlace.ts';

function List() {
  const { scrollTo } = useArticleListPlace();
  return (
    <>
      <button type="button" onClick={() => setTimeout(() => scrollTo(7))}>
        Scroll
      </button>
      <Link to="/article">Row</Link>
    </>
  );
}

/** A list, and an article whose screen comes when it is let through. */
function openList() {
  let letThrough = () => {};
  const module = new Promise<void>((resolve) => (letThrough = resolve));
  const router = createMemoryRouter(
    [
      { path: '/', Component: List, HydrateFallback: () => null },
      { path: '/article', lazy: () => module.then(() => ({ Component: () => <p>Article</p> })) },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  return { router, letThrough: () => letThrough() };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('puts the place into the address once the scrolling rests', async () => {
  const { router } = openList();
  fireEvent.click(screen.getByText('Scroll'));
  await pass(250);
  expect(router.state.location.search).toBe('');
  await pass(100);
  expect(router.state.location.search).toBe('?ligne=8');
});

it.each(['before', 'after'])(
  'follows a row that is clicked just %s the last scroll, and comes back to it',
  async (when) => {
    const { router, letThrough } = openList();
    if (when === 'before') fireEvent.click(screen.getByText('Row'));
    fireEvent.click(screen.getByText('Scroll'));
    await pass(50);
    if (when === 'after') fireEvent.click(screen.getByText('Row'));
    await pass(1000);
    letThrough();
    await pass(100);
    expect(router.state.location.pathname).toBe('/article');
    await router.navigate(-1);
    if (when === 'after') expect(router.state.location.search).toBe('?ligne=8');
    expect(router.state.location.pathname).toBe('/');
  },
);
