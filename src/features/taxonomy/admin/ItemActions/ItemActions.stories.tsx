import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ItemActions } from './ItemActions.tsx';

const meta = preview.meta({
  title: 'Administration/Catégories & Tags/Actions · ItemActions',
  tags: ['no-visual'],
  component: ItemActions,
  args: {
    item: { id: 'radio', name: 'Radio' },
    noun: 'la catégorie',
    editor: { isSaving: false, onEdit: fn(async () => {}), onDelete: fn(async () => {}) },
    canDelete: true,
  },
  parameters: {
    guide: {
      use: ['Au bout de la ligne d’une catégorie ou d’un tag.'],
      instead: [{ when: 'Il y a plus de deux actions', take: 'design-system/components/Menu' }],
    },
    layout: 'padded',
    description: 'Éditer et supprimer un élément. Les boutons disent lequel; supprimer est aux admins.',
  },
});

export const Default = meta.story();

export const Editor = meta.story({ args: { canDelete: false } });
