import { useRef, useState } from 'react';
import { missedSentence } from '#admin/checks/ChecksCard/index.ts';
import { type Checked, type Finding, timeouts } from '#admin/checks/finding.ts';
import { notices } from '#admin/shell/notices.ts';
import type { SaveDetails, SaveIntent } from '#data/documents/documentKind.ts';
import type { DocumentStore } from '#data/documents/documentStore.ts';
import { useToast } from '#design-system/components/Toast';

/** How a text is submitted: `isCleared` says that it may be published, as it is or in spite of what its note answers. */
export type Submission = SaveDetails & {
  isCleared?: boolean;
  /** What a button sets of the text, as `sets` names it. */
  values?: Readonly<Record<string, unknown>>;
};

type SavedStore = Pick<DocumentStore<unknown, unknown>, 'state' | 'settled'>;

/** A publication whose checks found errors: it waits for a reason. */
type Blocked<Field extends string> = { intent: SaveIntent; details: Submission; errors: Finding<Field>[] };

/**
 * Checks what is about to be published, and holds it when there are errors. What can't be checked is let pass. `release`
 * gives up what waits for a reason; `toQuestion` makes `PublishDespite` of it.
 */
export function useClearance<Field extends string>(check: (milliseconds: number) => Promise<Checked<Field>>) {
  const showToast = useToast();
  const isClearing = useRef(false);
  const [isBeingCleared, setIsBeingCleared] = useState(false);
  const [blocked, setBlocked] = useState<Blocked<Field> | null>(null);

  /** Resolves with whether it may go out; the second press of a double click asks for nothing new. */
  const clear = async (intent: SaveIntent, details: Submission): Promise<boolean> => {
    if (isClearing.current) return false;
    const setClearing = (isNow: boolean) => {
      isClearing.current = isNow;
      setIsBeingCleared(isNow);
    };
    setClearing(true);
    const result = await check(timeouts.publishing).finally(() => setClearing(false));
    if (result.missed.length > 0) showToast(notices.checksIncomplete(missedSentence(result.missed)));
    const errors = result.findings.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) setBlocked({ intent, details, errors });
    return errors.length === 0;
  };
  const release = () => setBlocked(null);

  /** What waits for a reason, and what becomes of it: published, its version keeps the reason. */
  const toQuestion = (
    store: SavedStore,
    submit: (intent: SaveIntent, submission: Submission) => Promise<unknown>,
  ) => ({
    intent: blocked?.intent ?? null,
    errors: blocked?.errors ?? [],
    onCorrect: release,
    onPublish: async (note: string) =>
      blocked !== null &&
      isSaved(store, () => submit(blocked.intent, { ...blocked.details, note, isCleared: true })),
  });

  return { clear, isBeingCleared, release, toQuestion };
}

/** Resolves with whether what was submitted is saved. */
export async function isSaved(store: SavedStore, save: () => unknown) {
  const { savedAt } = store.state();
  await save();
  await store.settled();
  return store.state().savedAt !== savedAt;
}
