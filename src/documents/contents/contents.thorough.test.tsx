// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ThemeRoot } from '#theme/ThemeRoot.tsx';
import { drawnSections } from './drawnSections.tsx';
import { anyContent } from './testing/generate.ts';

beforeEach(() => {
  // jsdom has no screen to ask about, nor to scroll.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Five random contents for each of the sixty-odd sections make three hundred edits. */
const EDITS = 5;

const byKey = drawnSections.flatMap(({ key, schema, Section }) =>
  Section ? [[key, { schema, Section }] as const] : [],
);

type Shown = (typeof byKey)[number][1];

/** Shows a section with a content: it throws nothing, and React has nothing to say. */
function show({ Section }: Pick<Shown, 'Section'>, content: unknown) {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter([
    { path: '*', element: <Section {...(content as object)} />, errorElement: 'Échec' },
  ]);
  const { container, unmount } = render(
    <ThemeRoot>
      <RouterProvider router={router} />
    </ThemeRoot>,
  );
  const shown = container.textContent;
  unmount();
  expect(complain.mock.calls).toEqual([]);
  complain.mockRestore();
  expect(shown).not.toBe('Échec');
}

it.each(byKey)('%s shows whatever its schema admits', (_, section) => {
  fc.assert(
    fc.property(anyContent(section.schema), (content) => show(section, content)),
    { numRuns: EDITS },
  );
});
