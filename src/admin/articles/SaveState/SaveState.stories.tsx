import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SaveState, type SaveStateProps } from './SaveState.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/État de l’enregistrement',
  component: SaveState,
  parameters: { layout: 'padded' },
  args: {
    phase: 'rest' as SaveStateProps['phase'],
    isDirty: false,
    isUndecided: false,
    hasFailed: false,
    isOnline: true,
    isKept: true,
    savedAt: new Date(2026, 10, 16, 14, 3).getTime(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Enregistré à 14:03$/);
  },
});

export const Unsaved = meta.story({ args: { isDirty: true } });

export const Submitting = meta.story({ args: { isDirty: true, phase: 'sending' } });

export const ServerRejected = meta.story({ args: { isDirty: true, hasFailed: true } });

export const Offline = meta.story({ args: { isDirty: true, isOnline: false } });

export const Retrying = meta.story({ args: { isDirty: true, hasFailed: true, phase: 'waiting' } });

export const SessionEnded = meta.story({ args: { isDirty: true, phase: 'signedOut' } });

export const Undecided = meta.story({ args: { isDirty: true, isUndecided: true, phase: 'choosing' } });

/** L’appareil refuse de garder une copie : plein, ou interdit. */
export const NotKept = meta.story({ args: { isDirty: true, isKept: false } });
