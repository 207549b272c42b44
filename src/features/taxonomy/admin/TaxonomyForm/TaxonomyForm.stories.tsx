import { expect, fn, waitFor } from 'storybook/test';
import { aCategory } from '#mocks/builders.ts';
import { inTests } from '#storybook/inTests.ts';
import { submitted } from '#storybook/decorators/begun.tsx';
import preview from '#storybook/preview.tsx';
import { TaxonomyForm } from './TaxonomyForm.tsx';

const meta = preview.meta({
  title: 'Administration/Catégories & Tags/Formulaire · TaxonomyForm',
  component: TaxonomyForm,
  args: { kind: 'category' as const, item: null, onSubmit: fn(), onCancel: fn() },
  parameters: {
    guide: {
      use: ['Pour créer ou modifier une catégorie ou un tag.'],
      instead: [{ when: 'On en ajoute un en écrivant un article', take: 'documents/admin/DocumentForm' }],
    },
    layout: 'padded',
    description:
      'Nom et slug, et d’une catégorie sa description et sa couleur, au-dessus de la liste. Laissé vide, le slug montre en gris ce qu’il sera d’après le nom. Un nom ou un slug déjà pris se dit pendant la frappe; un nom vide ne part pas, et seul le champ le dit, sans notification.',
  },
});

export const Blank = meta.story();

export const Prefilled = meta.story({
  args: { item: aCategory({ name: 'Vidéo', slug: 'video', description: null, color: '#1F6FB8' }) },
  play: inTests(async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Modifier' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  }),
});

/** Un tag n’a qu’un nom et un slug. */
export const Tag = meta.story({
  name: 'Un tag',
  tags: ['no-visual'],
  args: { kind: 'tag' },
});

export const InvalidSubmit = meta.story({
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
