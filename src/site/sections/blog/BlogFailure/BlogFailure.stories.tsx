import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BlogFailure } from './BlogFailure.tsx';

const meta = preview.meta({
  title: 'Sections/Blogue/BlogFailure',
  component: BlogFailure,
  args: {
    title: 'Impossible de charger les articles.',
    reason: 'Le serveur met trop de temps à répondre.',
    isRetrying: false,
    onRetry: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({ args: { isRetrying: true } });
