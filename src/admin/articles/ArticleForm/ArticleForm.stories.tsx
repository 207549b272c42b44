import { expect, fn, waitFor } from 'storybook/test';
import { articleInputOf, emptyArticle } from '#data/articles/article.schema.ts';
import { DataError } from '#data/errors.ts';
import { anArticle } from '#mocks/builders.ts';
import preview from '#storybook/preview.tsx';
import { ArticleForm, type ArticleFormProps } from './ArticleForm.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Formulaire',
  component: ArticleForm,
  globals: { role: 'editor' },
  parameters: { layout: 'padded', docs: { story: { inline: false } } },
  args: {
    articleId: 'e0000000-0000-4000-8000-0000000000ff',
    published: null,
    defaultValues: emptyArticle,
    isPending: false,
    serverError: null,
    onSave: fn<ArticleFormProps['onSave']>(async () => null),
    onDirtyChange: fn(),
  },
});

export const Blank = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Whether something would be lost is told to the screen', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Extrait' }), 'x');
      await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Extrait' }));
      await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
    });
  },
});

const article = { ...anArticle({ slug: 'preparer-sa-premiere-entrevue' }), tag_ids: [] };

export const Prefilled = meta.story({
  args: { defaultValues: articleInputOf(article), published: { slug: article.slug } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Each way to save says which it is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sauvegarder' }));
      await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(expect.anything(), 'draft'));
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(expect.anything(), 'publish'));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Meta Title' }), '{Enter}');
      await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(expect.anything(), 'keep'));
    });
  },
});

export const InvalidSubmit = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
    await expect(await canvas.findByText('Le titre est requis.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Submitting = meta.story({
  args: { defaultValues: articleInputOf(article), isPending: true },
});

/** Ce que le serveur a répondu devient le point de départ : plus rien n’est à enregistrer. */
export const Saved = meta.story({
  args: {
    defaultValues: articleInputOf(article),
    onSave: fn<ArticleFormProps['onSave']>(async (input) => input),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Extrait' }), 'x');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Sauvegarder' }));
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
  },
});

/** Le slug est pris : le serveur l’a dit, le champ le montre. */
export const ServerRejected = meta.story({
  args: {
    defaultValues: articleInputOf(article),
    serverError: new DataError('duplicate', { column: 'slug', status: 409 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Un autre article a déjà ce slug.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveFocus());
  },
});

/** Quelqu’un d’autre a enregistré entre-temps : rien n’est écrasé. */
export const Conflict = meta.story({
  args: { defaultValues: articleInputOf(article), serverError: new DataError('conflict') },
});
