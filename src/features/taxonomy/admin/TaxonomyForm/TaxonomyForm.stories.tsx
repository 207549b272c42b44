import { fn } from 'storybook/test';
import { FormProvider, useForm } from 'react-hook-form';
import preview from '#storybook/preview.tsx';
import { TaxonomyForm } from './TaxonomyForm.tsx';

type Input = { name: string; slug: string };

function Example(args: Parameters<typeof TaxonomyForm>[0]) {
  const form = useForm<Input>({ defaultValues: { name: 'Radio', slug: '' } });
  return (
    <FormProvider {...form}>
      <TaxonomyForm {...args} />
    </FormProvider>
  );
}

const meta = preview.meta({
  title: 'Administration/Catégories & Tags/Formulaire commun · TaxonomyForm',
  tags: ['no-visual'],
  component: TaxonomyForm,
  args: {
    input: {
      isTyped: false,
      restored: null,
      markSaved: () => {},
      letPass: () => {},
      discard: () => () => {},
    },
    isEditing: false,
    newTitle: 'Nouveau tag',
    variant: 'secondary' as const,
    onSubmit: fn(),
    onCancel: fn(),
  },
  render: (args) => <Example {...args} />,
  parameters: {
    guide: {
      use: ['Sous CategoryForm et TagForm, jamais seul.'],
      instead: [
        { when: 'C’est une catégorie', take: 'features/taxonomy/admin/CategoryForm' },
        { when: 'C’est un tag', take: 'features/taxonomy/admin/TagForm' },
      ],
    },
    layout: 'padded',
    description:
      'Ce que les formulaires d’une catégorie et d’un tag ont en commun : nom, slug, « Créer », ou « Modifier » et « Annuler ».',
  },
});

export const Default = meta.story();

export const Editing = meta.story({ name: 'À modifier', args: { isEditing: true } });
