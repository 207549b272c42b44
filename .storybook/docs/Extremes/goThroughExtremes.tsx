import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect, waitFor } from 'storybook/test';
import { extremeNames } from '#site/contents/testing/extremes.ts';
import { findWhatSticksOut } from '../../checks/clipping.ts';
import { restoreWidth, setWidth } from '../../checks/frame.ts';
import { ExtremeSection, type ExtremeSectionProps } from './ExtremeSection.tsx';

type Story = Pick<StoryContext<ExtremeSectionProps>, 'mount' | 'args' | 'parameters' | 'canvasElement'>;

/** Shows a section with each of its extremes: at 320 px nothing sticks out, and axe has nothing to say. */
export async function goThroughExtremes({ mount, args, parameters, canvasElement }: Story) {
  const { context, options } = parameters.a11y as { context: axe.ContextObject; options: axe.RunOptions };
  // A section alone has no landmark around it.
  const rules = { ...options.rules, region: { enabled: false } };
  for (const extreme of extremeNames) {
    await mount(<ExtremeSection key={extreme} {...args} extreme={extreme} />);
    await setWidth(320);
    await waitFor(() => expect(findWhatSticksOut(canvasElement), extreme).toEqual([]), { timeout: 3000 });
    restoreWidth();
    const { violations } = await axe.run(
      { ...context, include: [canvasElement] },
      { ...options, rules, resultTypes: ['violations'] },
    );
    await expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
      extreme,
    ).toEqual([]);
  }
  await mount();
}
