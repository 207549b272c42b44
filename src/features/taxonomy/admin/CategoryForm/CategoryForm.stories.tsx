import { expect, fn, waitFor } from 'storybook/test';
import { emptyCategory } from '#features/taxonomy/data/category.schema.ts';
import { inTests } from '#storybook/inTests.ts';
import { submitted } from '#storybook/decorators/begun.tsx';
import preview from '#storybook/preview.tsx';
import { CategoryForm } from './CategoryForm.tsx';

const meta = preview.meta({
  title: 'Administration/Catégories & Tags/Formulaire d’une catégorie · CategoryForm',
  component: CategoryForm,
  args: { defaultValues: emptyCategory, id: null, onSubmit: fn(), onCancel: fn() },
  parameters: {
    guide: {
      use: ['Pour créer ou modifier une catégorie.'],
      instead: [{ when: 'C’est un tag', take: 'features/taxonomy/admin/TagForm' }],
    },
    layout: 'padded',
    description:
      'Nom, slug, description et couleur d’une catégorie, au-dessus de la liste des catégories. Un nom ou un slug déjà pris se dit pendant la frappe; un nom vide ne part pas, et seul le champ le dit, sans notification.',
  },
});

export const Blank = meta.story();

export const Prefilled = meta.story({
  args: {
    defaultValues: { ...emptyCategory, name: 'Vidéo', slug: 'video', color: '#1F6FB8' },
    id: 'c1',
  },
  play: inTests(async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Modifier' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  }),
});

export const InvalidSubmit = meta.story({
  args: { defaultValues: { ...emptyCategory, name: '   ' } },
  decorators: [submitted],
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Le nom est requis.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Nom')).toHaveFocus());
    // One mistake, one message: nothing is wrong with the slug.
    await expect(canvas.getByLabelText('Slug')).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Submitting = meta.story({
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nom'), 'Radio{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Enregistrement...' })).toBeDisabled();
  },
});

/** Une autre catégorie a déjà ce nom, ou ce slug : c’est dit pendant la frappe. */
export const Taken = meta.story({
  args: { others: [{ name: 'Radio', slug: 'radio' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nom'), 'Radio');
    await expect(canvas.getByText('Ce nom est déjà utilisé.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Nom'), '!');
    await expect(canvas.getByLabelText('Nom')).toBeValid();
    await expect(canvas.getByText('Ce slug est déjà utilisé. Écrivez-en un autre.')).toBeVisible();
  },
});
