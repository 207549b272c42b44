import type { StoryContext } from '@storybook/react-vite';

/** Opens the line of a folded part. */
export async function unfold(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name: string,
) {
  await userEvent.click(await canvas.findByText(name, { selector: 'summary span' }));
}
