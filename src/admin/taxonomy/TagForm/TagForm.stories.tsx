import { expect, fn, spyOn } from 'storybook/test';
import { emptyTag } from '#data/taxonomy/tag.schema.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { TagForm } from './TagForm.tsx';

const meta = preview.meta({
  title: 'Administration/Catégories & Tags/Formulaire d’un tag',
  component: TagForm,
  args: { defaultValues: emptyTag, isEditing: false, onSubmit: fn(), onCancel: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Un tag n’a qu’un nom et un slug; laissé vide, le slug montre en gris ce qu’il sera d’après le nom. En modification, le bouton devient « Modifier » et « Annuler » apparaît.

Le bouton est secondaire : le principal de l’écran est celui des catégories.`,
      },
    },
  },
});

export const Blank = meta.story();

export const Prefilled = meta.story({
  args: { defaultValues: { name: 'Médias', slug: 'medias' }, isEditing: true },
  play: inTests(async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Modifier' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  }),
});

export const InvalidSubmit = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const complaints = spyOn(console, 'error');
    await userEvent.type(canvas.getByLabelText('Nom'), '   {Enter}');
    await expect(await canvas.findByText('Le nom est requis.')).toBeVisible();
    await expect(canvas.getByLabelText('Nom')).toHaveFocus();
    // One mistake, one message: nothing is wrong with the slug.
    await expect(canvas.getByLabelText('Slug')).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(complaints).not.toHaveBeenCalled();
  },
});
