import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { notices } from '#admin/layout/notices.ts';
import { type ArticleInput, articleSchema, scheduledArticleSchema } from '#data/articles/article.schema.ts';
import type { ArticleStore } from '#data/articles/editing/articleStore.ts';
import { changedFields, pickFields } from '#data/articles/editing/merge.ts';
import type { SaveIntent } from '#data/articles/publication.ts';
import { useToast } from '#design-system/components/Toast';

const resolvers = { any: zodResolver(articleSchema), scheduled: zodResolver(scheduledArticleSchema) };

/**
 * The form as a view of the store: a key goes into the store at once, and what comes from elsewhere (a save, a merge, a
 * draft) goes into the fields. `submit` validates the text, then saves what the schema made of it.
 */
export function useArticleForm(store: ArticleStore) {
  const showToast = useToast();
  const isScheduling = useRef(false);
  const form = useForm<ArticleInput>({
    resolver: (...values) => resolvers[isScheduling.current ? 'scheduled' : 'any'](...values),
    defaultValues: store.state().text,
    // One mistake takes the focus itself; of several, the summary does.
    shouldFocusError: false,
  });
  const { getValues, setValues, subscribe, handleSubmit, setFocus } = form;

  const submit = async (intent: SaveIntent): Promise<void> => {
    const { text } = store.state();
    isScheduling.current = intent === 'schedule';
    await handleSubmit(
      // What came in while the text was validated is no part of the result.
      (input) => (store.state().text === text ? store.save(intent, input) : submit(intent)),
      (mistakes) => {
        if (mistakes.title) showToast(notices.titleRequired);
        const [first, ...others] = fieldsWithErrors(mistakes);
        if (first && others.length === 0) setFocus(first);
      },
    )();
  };

  const submitAgain = useEffectEvent(submit);
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
      store.onEffect((effect) => {
        if (effect.type === 'submit') void submitAgain(effect.intent);
      }),
      subscribe({ formState: { values: true }, callback: () => store.edit(getValues()) }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, getValues, setValues, subscribe]);

  return { form, submit };
}

/** In the order of the form. */
export const fieldsWithErrors = (errors: FieldErrors<ArticleInput>) =>
  articleSchema.keyof().options.filter((name) => errors[name]);
