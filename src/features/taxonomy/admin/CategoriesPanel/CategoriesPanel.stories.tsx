import { fn } from 'storybook/test';
import { categories } from '#mocks/fixtures/taxonomy.ts';
import preview from '#storybook/preview.tsx';
import { CategoriesPanel } from './CategoriesPanel.tsx';

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
  title: 'Administration/Catégories & Tags/Catégories · CategoriesPanel',
  tags: ['no-visual'],
  component: CategoriesPanel,
  args: { editor, categories, isLoading: false, canDelete: true },
  parameters: {
    guide: {
      use: ['Sur l’écran « Catégories & Tags », à côté des tags.'],
      instead: [{ when: 'Ce sont les tags', take: 'features/taxonomy/admin/TagsPanel' }],
    },
    layout: 'padded',
    description:
      'Les catégories : le formulaire, puis chacune avec sa couleur, son nom et sa description. Seuls les admins en suppriment.',
  },
});

export const Default = meta.story();

/** Une éditrice ne supprime rien. */
export const Editor = meta.story({ args: { canDelete: false } });

export const Loading = meta.story({ args: { categories: undefined, isLoading: true } });

export const Empty = meta.story({ args: { categories: [] } });
