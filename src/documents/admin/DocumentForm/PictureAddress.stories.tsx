import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { endsHere } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { z } from '#data/zod.ts';
import { describeObject } from '#documents/contents/field.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { kindWords } from '#documents/data/documentKinds.ts';
import { articleParts } from '#documents/contents/articleParts.ts';
import { OpenedForm } from './testing/OpenedForm.tsx';

const [studio] = mediaLibrary;
if (!studio) throw new Error('The fixtures have lost their media.');

/** A document of a picture alone. */
const section: EditableSection = {
  key: 'essai/image',
  words: kindWords.section,
  title: 'Image',
  pages: [],
  schema: describeObject(
    z.object({ featured_image_url: z.string(), featured_image_alt: z.string().nullable() }),
    'Image',
    {
      featured_image_url: { ...articleParts.featured_image_url, isFolded: false },
      featured_image_alt: articleParts.featured_image_alt,
    },
  ),
  content: { featured_image_url: '', featured_image_alt: null },
};

const meta = preview.meta({
  title: 'Administration/Documents/Adresse d’une image · PictureAddress',
  component: OpenedForm,
  args: { section, value: section.content, onChange: fn() },
  globals: { role: 'editor' },
  parameters: {
    layout: 'padded',
    description:
      'Une adresse se tape ou se prend dans la médiathèque. Ce qui y était se retrouve par la notification.',
  },
});

export const Blank = meta.story();

export const Chosen = meta.story({
  tags: ['no-visual'],
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
      await undo();
      await waitFor(() => expect(field).toHaveValue(typed));
    });
    if (await endsHere()) return;
    await step('Ce qui a été tapé depuis reste', async () => {
      await choose();
      await userEvent.type(field, '?v=2');
      await undo();
      await expect(await screen.findByText('Ce champ a changé depuis')).toBeInTheDocument();
      await expect(field).toHaveValue(`${studio.file_path}?v=2`);
    });
  },
});
