import { fn } from 'storybook/test';
import { tags } from '#mocks/fixtures/taxonomy.ts';
import preview from '#storybook/preview.tsx';
import { TagsPanel } from './TagsPanel.tsx';

const editor = {
  draft: { id: 'nouveau', item: null, isFocused: false },
  form: { current: null },
  isSaving: false,
  serverError: null,
  onSubmit: fn(async () => {}),
  onCancel: fn(async () => {}),
  onEdit: fn(async () => {}),
  onDelete: fn(async () => {}),
};

const meta = preview.meta({
  title: 'Administration/Catégories & Tags/Tags · TagsPanel',
  tags: ['no-visual'],
  component: TagsPanel,
  args: { editor, tags, isLoading: false, canDelete: true },
  parameters: {
    guide: {
      use: ['Sur l’écran « Catégories & Tags », à côté des catégories.'],
      instead: [{ when: 'Ce sont les catégories', take: 'features/taxonomy/admin/CategoriesPanel' }],
    },
    layout: 'padded',
    description: 'Les tags : le formulaire, puis chacun en pastille.',
  },
});

export const Default = meta.story();

export const Empty = meta.story({ args: { tags: [] } });
