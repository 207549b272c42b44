import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { publishAtMistake } from '#features/articles/data/publication.ts';
import type { DocumentStore, DocumentStoreState } from '#documents/data/documentStore.ts';
import type { DataError } from '#data/errors.ts';
import { findDate } from '#documents/contents/field.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { KindWords } from '#documents/data/documentKinds.ts';
import { getFacts } from '#site/settings/facts.ts';
import { findPartLabel } from '../checks/checkDocument.ts';
import { useChecks } from '../checks/useChecks.ts';
import { useDocumentForm } from '../DocumentForm/index.ts';
import { createNoteSource } from '../DocumentNotes/index.ts';
import type { PlanStep } from '../PlanDialog/index.ts';
import { isSaved, useSubmission } from '../useSubmission.ts';
import { useDocumentChanges } from '../useDocumentChanges.ts';
import { useDocumentDescription } from '../useDocumentDescription.ts';
import { usePublishedSettings } from '../usePublishedSettings.ts';
import { withinSentence } from '../words.ts';
import type { Restore } from '../DocumentVersions/index.ts';

/** Whether a save failed because another document has the address. */
export const isAddressTaken = (problem: DataError | null) =>
  problem?.kind === 'duplicate' && ['slug', 'address'].includes(problem.column ?? '');

/** « Un autre article a déjà ce slug. » */
const sayTaken = ({ label, ending }: KindWords) =>
  `Un${ending} autre ${withinSentence(label)} a déjà ce slug.`;

export type DocumentEditing<Text> = ReturnType<typeof useDocumentEditing<Text>>;

/**
 * The editing of a document, whatever it is: its form, its checks, the ways to write it, its notes and its versions. `DocumentScreen` shows
 * it.
 */
export function useDocumentEditing<Text>(
  store: DocumentStore<Text>,
  state: DocumentStoreState<Text> & { isDirty: boolean },
  section: EditableSection<Text>,
) {
  const { saved, saving, problem } = state;
  const settings = usePublishedSettings();
  const description = useDocumentDescription(section);
  const form = useDocumentForm(store, section);
  const planning = useState<PlanStep>('closed');
  const { check, ...checks } = useChecks(section as EditableSection, store);
  const { submit, question, isBeingCleared } = useSubmission<Text>(store, {
    check,
    validate: async (text, intent, { dueAt }) => {
      // Without a date from the dialog, the one in the text counts.
      const own = intent === 'plan' && dueAt === undefined ? findDate(section.schema, text) : undefined;
      if (own === undefined || !publishAtMistake(own, Date.now())) return form.validate();
      planning[1]('refused');
      return null;
    },
  });
  const { editor, change } = useDocumentChanges(
    store,
    saved,
    submit,
    isBeingCleared || saving.phase === 'sending',
  );
  const notes = useMemo(
    () => createNoteSource<Text>(section, section.hasFacts ? getFacts(settings) : {}),
    [section, settings],
  );
  const card = useRef<HTMLElement>(null);
  const reject = useEffectEvent(form.reject);
  useEffect(() => {
    if (isAddressTaken(problem)) reject('slug', sayTaken(section.words));
  }, [problem, section.words]);

  const onRestore: Restore<Text> = async ({ text, note }) => {
    const { text: before } = store.state();
    const restore = (wanted: Text, words: string) =>
      isSaved(store, () => store.save('save', wanted, { reason: 'restored', note: words }));
    return (await restore(text, note)) ? () => restore(before, 'Restauration annulée') : null;
  };

  return {
    store,
    state,
    section,
    form,
    planning,
    description,
    notes,
    editor,
    change,
    submit,
    question,
    onRestore,
    getLabel: (field: string) => findPartLabel(section as EditableSection, store.state().text, field),
    checks: {
      ...checks,
      card,
      onCheck: async () => {
        await check();
        card.current?.focus();
      },
    },
  };
}
