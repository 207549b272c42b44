import type { StoryContext } from '@storybook/react-vite';
import { assertAllRequestsAnswered, untilAllHaveArrived } from '../network.ts';
import { checkStory } from './checkStory.ts';

export { forgetMessages } from './console.ts';
export { forgetFocus } from './focus.ts';

// A popup is transparent in its first frame, which `toBeVisible` would take for hidden.
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: '[data-starting-style] { opacity: 1 !important; }',
  }),
);

/** Throws what is wrong with a story once its play has ended. */
export async function checkAfter(story: StoryContext) {
  // Waits for transitions of popups by frames: `waitFor` would flush React once more, and a toast may appear meanwhile.
  do await new Promise(requestAnimationFrame);
  while (document.querySelector('[data-starting-style], [data-ending-style]'));
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  await checkStory(story);
  // axe takes a target under a fixed header for one that is too small.
  scrollTo({ top: 0 });
  await untilAllHaveArrived();
  assertAllRequestsAnswered();
}
