import { fn } from 'storybook/test';
import { emptyTag } from '#features/taxonomy/data/tag.schema.ts';
import preview from '#storybook/preview.tsx';
import { TagForm } from './TagForm.tsx';

const meta = preview.meta({
  title: 'Administration/Catégories & Tags/Formulaire d’un tag · TagForm',
  tags: ['no-visual'],
  component: TagForm,
  args: { defaultValues: emptyTag, id: null, onSubmit: fn(), onCancel: fn() },
  parameters: {
    guide: {
      use: ['Pour créer ou modifier un tag.'],
      instead: [{ when: 'C’est une catégorie', take: 'features/taxonomy/admin/CategoryForm' }],
    },
    layout: 'padded',
    description:
      'Un tag n’a qu’un nom et un slug; laissé vide, le slug montre en gris ce qu’il sera d’après le nom. En modification, le bouton devient « Modifier » et « Annuler » apparaît.',
  },
});

export const Blank = meta.story();

export const Prefilled = meta.story({
  args: { defaultValues: { name: 'Médias', slug: 'medias' }, id: 'medias' },
});

/** Un autre tag a déjà ce nom : c’est dit pendant la frappe. */
export const Taken = meta.story({
  args: { defaultValues: { name: 'Radio', slug: 'radio' }, others: [{ name: 'Radio', slug: 'radio' }] },
});
