import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect, waitFor } from 'storybook/test';
import { drawnSections } from './drawnSections.tsx';
import { extremeNames } from '#documents/contents/testing/extremes.ts';
import { findWhatSticksOut } from '../../checks/clipping.ts';
import { restoreWidth, setWidth } from '../../checks/frame.ts';
import { ExtremeSection, type ExtremeSectionProps } from './ExtremeSection.tsx';

type Story = Pick<StoryContext<ExtremeSectionProps>, 'mount' | 'args' | 'parameters' | 'canvasElement'>;

/** Every section once, whatever pages it stands on: what it can hold is the same on all of them. */
const distinctSections = drawnSections.filter(
  ({ Section }, index) => Section && drawnSections.findIndex((other) => other.Section === Section) === index,
);

/**
 * Shows each section of a group with each of its extremes: at 320 px nothing sticks out, and axe has nothing to say. Those that
 * stand on composed pages alone go with the pages.
 */
export async function goThroughExtremes({ mount, args, parameters, canvasElement }: Story) {
  const { context, options } = parameters.a11y as { context: axe.ContextObject; options: axe.RunOptions };
  // A section alone has no landmark around it.
  const rules = { ...options.rules, region: { enabled: false } };
  for (const { key } of distinctSections.filter(({ group = 'pages' }) => group === args.group)) {
    for (const extreme of extremeNames) {
      const name = `${key}, ${extreme}`;
      await mount(<ExtremeSection key={name} section={key} extreme={extreme} />);
      await setWidth(320);
      await waitFor(() => expect(findWhatSticksOut(canvasElement), name).toEqual([]), { timeout: 3000 });
      restoreWidth();
      const { violations } = await axe.run(
        { ...context, include: [canvasElement] },
        { ...options, rules, resultTypes: ['violations'] },
      );
      await expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
        name,
      ).toEqual([]);
    }
  }
  await mount();
}
