import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { notices } from '#admin/shell/notices.ts';
import { type ArticleInput, articleSchema } from '#features/articles/data/article.schema.ts';
import { changedFields, pickFields } from '#features/articles/data/articleFields.ts';
import type { ArticleStore } from '#features/articles/data/articleKind.ts';
import type { SaveDetails, SaveIntent } from '#documents/data/documentKind.ts';
import { publishAtMistake } from '#features/articles/data/publication.ts';
import { useToast } from '#design-system/components/Toast';

/**
 * The form as a view of the store: a key goes into the store at once, and what comes from elsewhere (a save, a merge, a
 * draft) goes into the fields. `validate` gives what the schema makes of them, or says in the form why there is nothing.
 */
export function useArticleForm(store: ArticleStore, { onDateRefused }: { onDateRefused: () => void }) {
  const showToast = useToast();
  const form = useForm<ArticleInput>({
    resolver: zodResolver(articleSchema),
    defaultValues: store.state().text,
    // One mistake takes the focus itself; of several, the summary does.
    shouldFocusError: false,
  });
  const { getValues, setValues, subscribe, handleSubmit, setFocus } = form;

  const validate = async (text: ArticleInput, intent: SaveIntent, { dueAt }: SaveDetails) => {
    if (intent === 'plan' && dueAt === undefined && publishAtMistake(text.publish_at, Date.now())) {
      onDateRefused();
      return null;
    }
    return new Promise<ArticleInput | null>((resolve, reject) => {
      const onMistakes = (mistakes: FieldErrors<ArticleInput>) => {
        if (mistakes.title) showToast(notices.titleRequired);
        const [first, ...others] = fieldsWithErrors(mistakes);
        if (first && others.length === 0) setFocus(first);
        resolve(null);
      };
      handleSubmit(resolve, onMistakes)().catch(reject);
    });
  };

  useEffect(() => {
    // Only fields that differ: the caret stays where it is in the others.
    const show = () => {
      const { text } = store.state();
      const changed = changedFields(getValues(), text);
      if (changed.length > 0) setValues(pickFields(text, changed));
    };
    show();
    const stops = [
      store.subscribe(show),
      subscribe({ formState: { values: true }, callback: () => store.edit(getValues()) }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, getValues, setValues, subscribe]);

  return { form, validate };
}

/** In the order of the form. */
export const fieldsWithErrors = (errors: FieldErrors<ArticleInput>) =>
  articleSchema.keyof().options.filter((name) => errors[name]);
