import { beforeAll, describe, it } from 'vitest';
import { faults } from '#mocks/faults.ts';
import preview from '#storybook/preview.tsx';

type Globals = Record<string, unknown>;
type FaultStory = {
  composed: { globals: Globals };
  run: (context: { globals: Globals }) => Promise<void>;
};

const stories = Object.entries(
  import.meta.glob<FaultStory>('../src/**/*.faults.stories.tsx', { import: 'Faults' }),
).map(([path, load]) => ({ screen: path.split('/').at(-2), load }));

beforeAll(() => preview.composed.beforeAll());

/** What each screen says to each fault: its story, as whoever chooses the fault in the toolbar « Réseau » sees it. */
describe.each(stories)('$screen', ({ load }) => {
  it.each(Object.keys(faults))('%s', async (network) => {
    const { composed, run } = await load();
    // All faults draw the same parts: axe looks at one.
    const a11y = { manual: network !== 'Offline' };
    await run({ globals: { ...composed.globals, network, a11y } });
  });
});
