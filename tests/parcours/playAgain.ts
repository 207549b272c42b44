import type { StoryContext } from '@storybook/react-vite';

/** Does what another story does, on the page that the journey has reached. Its args don't count: they aren't on screen. */
export async function playAgain(
  { input }: { input: { play?: (context: never) => unknown } },
  context: Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>,
) {
  if (!input.play) throw new Error('This story plays nothing.');
  await input.play(context as never);
}
