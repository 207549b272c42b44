import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RedirectDialog } from './RedirectDialog.tsx';

const meta = preview.meta({
  title: 'Administration/Statistiques/Rediriger une adresse · RedirectDialog',
  component: RedirectDialog,
  globals: { role: 'editor' },
  args: { path: '/service', seen: ['/contact'], onClose: fn() },
  parameters: {
    description: 'Où mène une adresse sans page : la plus probable est déjà choisie.',
    docs: { story: { inline: false, height: '24rem' } },
  },
});

export const Default = meta.story({
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Rediriger une adresse' }));
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveTextContent('Services'));
  },
});
