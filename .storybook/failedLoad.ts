import type { StoryContext } from '@storybook/react-vite';
import { serverError, type Target } from '#mocks/scenarios.ts';
import { inTests } from './inTests.ts';

/**
 * The story of a screen that doesn't get what it shows: whoever waits is told, and has it once the server is there again. Its picture is
 * that of `LoadError` or of an error page; the toolbar « Réseau » lets any other fault happen to any story.
 *
 * @param findLoaded finds what was missing.
 */
export const failedLoad = (
  target: Target,
  findLoaded: (canvas: StoryContext['canvas']) => Promise<unknown>,
) => ({
  tags: ['!autodocs', 'no-visual'],
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) => msw.use(...serverError(target)),
  play: inTests(async ({ canvas, userEvent, msw }: Pick<StoryContext, 'canvas' | 'userEvent' | 'msw'>) => {
    const retry = await canvas.findByRole('button', { name: 'Réessayer' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await findLoaded(canvas);
  }),
});
