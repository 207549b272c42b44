import { expect, fn } from 'storybook/test';
import { DataError } from '#data/errors.ts';
import preview from '#storybook/preview.tsx';
import { LoadError } from './LoadError.tsx';

const meta = preview.meta({
  title: 'Administration/Échec du chargement',
  component: LoadError,
  args: {
    title: 'Impossible de charger les articles.',
    error: new DataError('server', { serverMessage: 'Internal server error' }),
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Internal server error/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({ args: { isRetrying: true } });
