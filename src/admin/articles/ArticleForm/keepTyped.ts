import type { UseFormReturn } from 'react-hook-form';
import type { ArticleInput } from '#data/articles/article.schema.ts';

const texts = [
  'title',
  'slug',
  'excerpt',
  'content',
  'featured_image_url',
  'meta_title',
  'meta_description',
  'og_image_url',
  'category_id',
] as const;

/**
 * Makes what the server has the form's starting point, without touching a field that says the same: the caret stays where it is.
 * What was changed since it was `sent` stays, and so do the tags, which are saved apart and may have failed alone.
 */
export function keepTyped(form: UseFormReturn<ArticleInput>, sent: ArticleInput, saved: ArticleInput) {
  const typed = form.getValues();
  form.reset(saved, { keepValues: true });
  for (const name of texts) {
    if (typed[name] === sent[name] && typed[name] !== saved[name]) form.setValue(name, saved[name]);
  }
  const status = typed.status === sent.status ? saved.status : typed.status;
  form.setValue('status', status, { shouldDirty: true });
}
