import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SearchForm } from './SearchForm.tsx';

const meta = preview.meta({
  title: 'Sections/Recherche/Formulaire · SearchForm',
  component: SearchForm,
  parameters: {
    docs: {
      description: {
        component: `
Le champ de recherche du site. Un formulaire comme un autre : sans scripts, il mène à la page des résultats.`,
      },
    },
  },
});

export const Default = meta.story({
  args: { query: 'trac' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox').closest('form')).toHaveAttribute('action', '/recherche');
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('name', 'q');
  },
});
