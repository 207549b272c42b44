import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { missedSentence } from '#documents/admin/checks/ChecksCard/ChecksCard.tsx';
import type { Checked, Finding } from '#documents/admin/checks/finding.ts';
import { notices } from '#admin/shell/notices.ts';
import type { SaveDetails, SaveIntent } from '#documents/data/documentTexts.ts';
import type { DocumentStore } from '#documents/data/documentStore.ts';
import { useToast } from '#design-system/components/Toast';

/** How a text is submitted. `isCleared`: the checks found no error, or its note says why it is published in spite of them. */
export type Submission = SaveDetails & {
  isCleared?: boolean;
  /** What a button sets of the text, as `sets` names it. */
  values?: Readonly<Record<string, unknown>>;
};

type SavedStore = Pick<DocumentStore<unknown>, 'state' | 'settled'>;

/** A publication whose checks found errors: it waits for a reason. */
type Blocked = { intent: SaveIntent; details: Submission; errors: Finding[] };

/** What a kind's form knows of what is submitted. */
export type Submitting<Text> = {
  /** What the schema makes of a text; null, once it was said why, of one that can't be saved. */
  validate: (text: Text, intent: SaveIntent, details: SaveDetails) => Promise<Text | null>;
  /** What a publication has to pass, or be given a reason for (product: publishing in spite of errors, checks of contents). */
  check: () => Promise<Checked>;
};

/**
 * How the text of a form becomes a save: validated, and checked where visitors are to see it. What is typed meanwhile
 * is no part of it until it has gone the same way. `question` is the publication that waits for a reason (`PublishDespite`).
 */
export function useSubmission<Text>(store: DocumentStore<Text>, { validate, check }: Submitting<Text>) {
  const showToast = useToast();
  const isClearing = useRef(false);
  const [isBeingCleared, setIsBeingCleared] = useState(false);
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const release = () => setBlocked(null);

  /**
   * Checks what is about to be published, and holds it back when there are errors; what can't be checked is let pass. Resolves with
   * whether it may be published; at once with false while another check is running (a double click).
   */
  const clear = async (intent: SaveIntent, details: Submission): Promise<boolean> => {
    if (isClearing.current) return false;
    const setClearing = (isNow: boolean) => {
      isClearing.current = isNow;
      setIsBeingCleared(isNow);
    };
    setClearing(true);
    const result = await check().finally(() => setClearing(false));
    if (result.missed.length > 0) showToast(notices.checksIncomplete(missedSentence(result.missed)));
    const errors = result.findings.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) setBlocked({ intent, details, errors });
    return errors.length === 0;
  };

  const submit = async (intent: SaveIntent, { isCleared, ...rest }: Submission = {}): Promise<void> => {
    const { values, ...details } = rest;
    const { text } = store.state();
    release();
    const read = await validate(text, intent, details);
    if (read === null) return;
    // The text was changed while it was validated: it is validated again.
    if (store.state().text !== text) return submit(intent, { ...rest, isCleared });
    // What visitors don't see isn't checked.
    if (isCleared || intent === 'save')
      return store.save(intent, values ? { ...read, ...values } : read, details);
    if (!(await clear(intent, rest))) return;
    // What was typed while it was checked is to be checked as well.
    await submit(intent, { ...rest, isCleared: store.state().text === text });
  };

  const submitAgain = useEffectEvent(submit);
  useEffect(
    () =>
      store.onEffect((effect) => {
        if (effect.type === 'submit') void submitAgain(effect.intent, effect.details);
      }),
    [store],
  );

  return {
    submit,
    isBeingCleared,
    /** The publication that is held back until somebody gives a reason, which its version keeps. */
    question: {
      intent: blocked?.intent ?? null,
      errors: blocked?.errors ?? [],
      onCorrect: release,
      onPublish: async (note: string) =>
        blocked !== null &&
        isSaved(store, () => submit(blocked.intent, { ...blocked.details, note, isCleared: true })),
    },
  };
}

/** Resolves with whether what was submitted is saved. */
export async function isSaved(store: SavedStore, save: () => unknown) {
  const { savedAt } = store.state();
  await save();
  await store.settled();
  return store.state().savedAt !== savedAt;
}
