import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { type Submitting, useSubmission } from '#documents/admin/useSubmission.ts';
import { notices } from '#admin/shell/notices.ts';
import {
  type ArticleInput,
  articleSchema,
  scheduledArticleSchema,
} from '#features/articles/data/article.schema.ts';
import { changedFields, pickFields } from '#features/articles/data/articleFields.ts';
import type { ArticleStore } from '#features/articles/data/articleKind.ts';
import type { SaveDetails, SaveIntent } from '#documents/data/documentKind.ts';
import { useToast } from '#design-system/components/Toast';

const resolvers = { any: zodResolver(articleSchema), scheduled: zodResolver(scheduledArticleSchema) };

/**
 * The form as a view of the store: a key goes into the store at once, and what comes from elsewhere (a save, a merge, a
 * draft) goes into the fields. What is submitted (`useSubmission`) is what the schema makes of it.
 */
export function useArticleForm(store: ArticleStore, check: Submitting<ArticleInput>['check']) {
  const showToast = useToast();
  const isScheduling = useRef(false);
  const form = useForm<ArticleInput>({
    resolver: (...values) => resolvers[isScheduling.current ? 'scheduled' : 'any'](...values),
    defaultValues: store.state().text,
    // One mistake takes the focus itself; of several, the summary does.
    shouldFocusError: false,
  });
  const { getValues, setValues, subscribe, handleSubmit, setFocus } = form;

  const validate = (_text: ArticleInput, intent: SaveIntent, { dueAt }: SaveDetails) => {
    isScheduling.current = intent === 'plan' && dueAt === undefined;
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

  return { form, ...useSubmission(store, { validate, check }) };
}

/** In the order of the form. */
export const fieldsWithErrors = (errors: FieldErrors<ArticleInput>) =>
  articleSchema.keyof().options.filter((name) => errors[name]);
