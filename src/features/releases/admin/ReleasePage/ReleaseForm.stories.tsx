import { fn } from 'storybook/test';
import { LeavingProvider } from '#admin/shell/leaving/LeavingProvider.tsx';
import type { Release } from '#features/releases/data/release.queries.ts';
import preview from '#storybook/preview.tsx';
import { release } from '../testing/storedReleases.ts';
import { ReleaseForm } from './ReleaseForm.tsx';

const meta = preview.meta({
  title: 'Administration/Mises en ligne/Réglages · ReleaseForm',
  component: ReleaseForm,
  globals: { role: 'editor' },
  args: {
    release: {
      ...release,
      due_at: '2027-01-04T11:00:00Z',
      state: 'open',
      documents: [],
    } as unknown as Release,
    canManage: true,
    onDirtyChange: fn(),
  },
  parameters: {
    layout: 'padded',
    description: 'Le nom d’une mise en ligne, qui en répond et quand elle part.',
    docs: { story: { inline: false, height: '30rem' } },
  },
  decorators: [
    (Story) => (
      <LeavingProvider>
        <Story />
      </LeavingProvider>
    ),
  ],
});

export const Default = meta.story();

export const ReadOnly = meta.story({ args: { canManage: false } });
