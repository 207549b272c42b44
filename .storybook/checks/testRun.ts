import type { StoryContext } from '@storybook/react-vite';
import { assertAllRequestsAnswered, untilAllHaveArrived } from '../network.ts';
import { checkStory } from './checkStory.ts';

export { forgetMessages } from './console.ts';

// A popup is transparent in its first frame, which `toBeVisible` would take for hidden.
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: '[data-starting-style] { opacity: 1 !important; }',
  }),
);

/** Throws what is wrong with a story once its play has ended. */
export async function checkAfter(story: StoryContext) {
  assertPlace(story);
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

/** Throws unless the story has a place in the reading order, and Chromatic takes its picture as the runs with pictures do. */
function assertPlace({ title, tags, parameters }: Pick<StoryContext, 'title' | 'tags' | 'parameters'>) {
  const [rubric, ...folders] = title.split('/');
  const { order } = (parameters.options as { storySort: { order: unknown[] } }).storySort;
  if (!order.includes(rubric)) throw new Error(`« ${rubric} » has no place in the reading order.`);
  // Rubrics are open in the sidebar: folder, piece and story are three clicks.
  if (folders.length > 2) throw new Error(`« ${title} » is more than three clicks away.`);
  const { disableSnapshot = false } = (parameters.chromatic ?? {}) as { disableSnapshot?: boolean };
  if (disableSnapshot !== tags.includes('no-visual')) {
    throw new Error('The tag "no-visual" and the parameter `chromatic.disableSnapshot` go together.');
  }
}
