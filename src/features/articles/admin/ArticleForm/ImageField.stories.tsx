import { FormProvider, useForm } from 'react-hook-form';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ArticleInput, emptyArticle } from '#features/articles/data/article.schema.ts';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { isTested } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { FormCard } from './ArticleForm.styles.ts';
import { ImageField } from './ImageField.tsx';

const [studio] = mediaLibrary;
if (!studio) throw new Error('The fixtures have lost their media.');

function Form() {
  const form = useForm<ArticleInput>({ defaultValues: emptyArticle });
  return (
    <FormProvider {...form}>
      <FormCard>
        <ImageField name="featured_image_url" />
      </FormCard>
      <p hidden>{form.formState.dirtyFields.featured_image_url ? 'modifié' : 'intact'}</p>
    </FormProvider>
  );
}

const meta = preview.meta({
  title: 'Administration/Articles/Champ d’image · ImageField',
  component: Form,
  globals: { role: 'editor' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Une adresse se tape ou se prend dans la médiathèque. Ce qui y était se retrouve par la notification.',
      },
    },
  },
});

export const Blank = meta.story();

export const Chosen = meta.story({
  tags: ['no-visual'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Image mise en avant (URL)' });
    const typed = 'data:,tapee';
    const choose = async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Choisir dans la médiathèque/ }));
      await expect(field).toHaveValue(typed);
      const dialog = await screen.findByRole('dialog', { name: 'Choisir une image' });
      // A toast that goes away names the picture too.
      await userEvent.dblClick(await within(dialog).findByText(studio.title));
      await waitFor(() => expect(field).toHaveValue(studio.file_path));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    };
    const undo = async () => {
      const { body } = document;
      const [latest] = await within(body).findAllByRole('button', { name: 'Annuler' });
      if (latest) await userEvent.click(latest);
    };
    await userEvent.click(field);
    await userEvent.paste(typed);
    await step('À la place de ce qui était tapé, et retour', async () => {
      await choose();
      await expect(canvas.getByText('modifié')).toBeInTheDocument();
      await undo();
      await waitFor(() => expect(field).toHaveValue(typed));
    });
    if (!isTested) return;
    await step('Ce qui a été tapé depuis reste', async () => {
      await choose();
      await userEvent.type(field, '?v=2');
      await undo();
      await expect(await screen.findByText('Ce champ a changé depuis')).toBeInTheDocument();
      await expect(field).toHaveValue(`${studio.file_path}?v=2`);
    });
  },
});
