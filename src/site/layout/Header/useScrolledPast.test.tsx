// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrolledPast } from './useScrolledPast.ts';

function Place() {
  const [sentinel, isPast] = useScrolledPast(50);
  return <div ref={sentinel}>{isPast ? 'past' : 'above'}</div>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['past', [true, false]],
  ['above', [true, false, true]],
])('is %s after what a busy browser tells at once', (place, changes) => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(callback: typeof tell) {
        tell = callback;
      }
    },
  );
  render(<Place />);
  act(() => tell(changes.map((isIntersecting) => ({ isIntersecting }))));
  expect(screen.getByText(place)).toBeDefined();
});
