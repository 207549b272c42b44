import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SaveState } from './SaveState.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/État de l’enregistrement',
  component: SaveState,
  parameters: { layout: 'padded' },
  args: { isPending: false, isDirty: false, hasFailed: false, savedAt: new Date(2026, 10, 16, 14, 3) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Enregistré à 14\sh\s03$/);
  },
});

export const Unsaved = meta.story({ args: { isDirty: true } });

export const Submitting = meta.story({ args: { isDirty: true, isPending: true } });

export const ServerRejected = meta.story({ args: { isDirty: true, hasFailed: true } });
