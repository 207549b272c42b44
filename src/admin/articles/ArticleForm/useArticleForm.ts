import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { type Submission, useClearance } from '#admin/documents/useClearance.ts';
import { notices } from '#admin/shell/notices.ts';
import { type ArticleInput, articleSchema, scheduledArticleSchema } from '#data/articles/article.schema.ts';
import { changedFields, pickFields } from '#data/articles/articleFields.ts';
import type { ArticleStore } from '#data/articles/articleKind.ts';
import type { SaveIntent } from '#data/documents/documentKind.ts';
import { useToast } from '#design-system/components/Toast';
import type { CheckedValue } from '#admin/documents/checks/checkDocument.ts';

const resolvers = { any: zodResolver(articleSchema), scheduled: zodResolver(scheduledArticleSchema) };

/**
 * The form as a view of the store: a key goes into the store at once, and what comes from elsewhere (a save, a merge, a
 * draft) goes into the fields. `submit` validates the text, has it checked if visitors are to see it (product 7.21), then
 * saves what the schema made of it. `toQuestion` asks for a reason where there are errors.
 */
export function useArticleForm(store: ArticleStore, check: (milliseconds: number) => Promise<CheckedValue>) {
  const showToast = useToast();
  const isScheduling = useRef(false);
  const { clear, release, ...clearance } = useClearance(check);
  const form = useForm<ArticleInput>({
    resolver: (...values) => resolvers[isScheduling.current ? 'scheduled' : 'any'](...values),
    defaultValues: store.state().text,
    // One mistake takes the focus itself; of several, the summary does.
    shouldFocusError: false,
  });
  const { getValues, setValues, subscribe, handleSubmit, setFocus } = form;

  const submit = async (
    intent: SaveIntent,
    { isCleared, values, ...details }: Submission = {},
  ): Promise<void> => {
    const { text } = store.state();
    release();
    isScheduling.current = intent === 'plan' && details.dueAt === undefined;
    await handleSubmit(
      async (input) => {
        // What came in while the text was validated is no part of the result.
        if (store.state().text !== text) return submit(intent, { ...details, values, isCleared });
        // What visitors don't see isn't checked.
        if (isCleared || intent === 'save') return store.save(intent, { ...input, ...values }, details);
        if (!(await clear(intent, { ...details, values }))) return;
        // What was typed while it was checked is to be checked as well.
        await submit(intent, { ...details, values, isCleared: store.state().text === text });
      },
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
        if (effect.type === 'submit') void submitAgain(effect.intent, effect.details);
      }),
      subscribe({ formState: { values: true }, callback: () => store.edit(getValues()) }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, getValues, setValues, subscribe]);

  return { form, submit, ...clearance };
}

/** In the order of the form. */
export const fieldsWithErrors = (errors: FieldErrors<ArticleInput>) =>
  articleSchema.keyof().options.filter((name) => errors[name]);
