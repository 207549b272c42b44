import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { missedSentence } from '#admin/checks/ChecksCard/index.ts';
import { timeouts } from '#admin/checks/finding.ts';
import { notices } from '#admin/shell/notices.ts';
import { type ArticleInput, articleSchema, scheduledArticleSchema } from '#data/articles/article.schema.ts';
import type { ArticleStore } from '#data/articles/editing/articleStore.ts';
import { changedFields, pickFields } from '#data/articles/editing/merge.ts';
import type { SaveIntent } from '#data/articles/publication.ts';
import { useToast } from '#design-system/components/Toast';
import type { CheckResult } from '../checks/checkArticle.ts';

const resolvers = { any: zodResolver(articleSchema), scheduled: zodResolver(scheduledArticleSchema) };

/** A publication whose checks found errors: it waits for a reason. */
export type BlockedPublication = { intent: SaveIntent; result: CheckResult };

/** What lets a publication pass: its checks have found nothing, or `note` says why it goes out in spite of them. */
type Clearance = { note?: string };

/**
 * The form as a view of the store: a key goes into the store at once, and what comes from elsewhere (a save, a merge, a
 * draft) goes into the fields. `submit` validates the text, has it checked if visitors are to see it (product 7.21), then
 * saves what the schema made of it. `blocked` is what waits for a reason: `submit` with a clearance, or `release`, ends that.
 */
export function useArticleForm(store: ArticleStore, check: (milliseconds: number) => Promise<CheckResult>) {
  const showToast = useToast();
  const isScheduling = useRef(false);
  const isClearing = useRef(false);
  const [isBeingCleared, setIsBeingCleared] = useState(false);
  const [blocked, setBlocked] = useState<BlockedPublication | null>(null);
  const form = useForm<ArticleInput>({
    resolver: (...values) => resolvers[isScheduling.current ? 'scheduled' : 'any'](...values),
    defaultValues: store.state().text,
    // One mistake takes the focus itself; of several, the summary does.
    shouldFocusError: false,
  });
  const { getValues, setValues, subscribe, handleSubmit, setFocus } = form;

  /** Checks a text that is about to be published, and holds it when there are errors. What can't be checked is let pass. */
  const isCleared = async (intent: SaveIntent) => {
    const setClearing = (isNow: boolean) => {
      isClearing.current = isNow;
      setIsBeingCleared(isNow);
    };
    setClearing(true);
    const result = await check(timeouts.publishing).finally(() => setClearing(false));
    if (result.missed.length > 0) {
      showToast(notices.checksIncomplete(missedSentence(result.missed)));
    }
    const hasErrors = result.findings.some(({ severity }) => severity === 'error');
    if (hasErrors) setBlocked({ intent, result });
    return !hasErrors;
  };

  const submit = async (intent: SaveIntent, clearance?: Clearance): Promise<void> => {
    const { text } = store.state();
    setBlocked(null);
    isScheduling.current = intent === 'schedule';
    await handleSubmit(
      async (input) => {
        // What came in while the text was validated is no part of the result.
        if (store.state().text !== text) return submit(intent, clearance);
        if (clearance || !isPublication(intent, input)) return store.save(intent, input, clearance?.note);
        // The second press of a double click asks for nothing new.
        if (isClearing.current || !(await isCleared(intent))) return;
        // What was typed while it was checked is to be checked as well.
        await submit(intent, store.state().text === text ? {} : undefined);
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
        if (effect.type === 'submit') void submitAgain(effect.intent);
      }),
      subscribe({ formState: { values: true }, callback: () => store.edit(getValues()) }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, getValues, setValues, subscribe]);

  return { form, submit, isBeingCleared, blocked, release: () => setBlocked(null) };
}

/** Whether visitors are to see what is saved: a draft is never checked. */
const isPublication = (intent: SaveIntent, { status }: ArticleInput) =>
  intent === 'keep' ? status === 'published' : intent !== 'draft';

/** In the order of the form. */
export const fieldsWithErrors = (errors: FieldErrors<ArticleInput>) =>
  articleSchema.keyof().options.filter((name) => errors[name]);
