import { useMemo, useRef } from 'react';
import type { DocumentStore } from '#documents/data/documentStore.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { getFacts } from '#site/settings/facts.ts';
import { findPartLabel } from '../checks/checkDocument.ts';
import { type Place, timeouts } from '../checks/finding.ts';
import { useChecks } from '../checks/useChecks.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { createNoteSource } from '../DocumentNotes/index.ts';
import { isSaved, type Submitting, useSubmission } from '../useSubmission.ts';
import { useDocumentChanges } from '../useDocumentChanges.ts';
import { useDocumentDescription } from '../useDocumentDescription.ts';
import { usePublishedSettings } from '../usePublishedSettings.ts';
import type { Restore } from '../DocumentVersions/index.ts';

export interface EditingOptions<Text> extends Omit<Submitting<Text>, 'check'> {
  /** Whether a text is one to be checked; says so if it isn't. */
  isReady?: (text: Text) => Promise<boolean>;
  /** Takes the focus to a place of the form. */
  goTo: (place: Place) => void;
}

export type DocumentEditing<Text> = ReturnType<typeof useDocumentEditing<Text>>;

/** The parts of a document's store of which the screen around the form is drawn anew. */
type Shown = {
  saved: DocumentState | null;
  saving: { phase: string };
};

/**
 * The editing of a document, whatever it is: its checks, the ways to write it, its notes and its versions. `DocumentScreen` shows
 * it.
 */
export function useDocumentEditing<Text>(
  store: DocumentStore<Text>,
  { saved, saving }: Shown,
  section: EditableSection<Text>,
  { validate, confirm, isReady, goTo }: EditingOptions<Text>,
) {
  const settings = usePublishedSettings();
  const description = useDocumentDescription(section);
  const { check, ...checks } = useChecks(section as EditableSection, store);
  const { submit, question, isBeingCleared } = useSubmission<Text>(store, {
    validate,
    confirm,
    check,
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

  const onRestore: Restore<Text> = async ({ text, note }) => {
    const { text: before } = store.state();
    const restore = (wanted: Text, words: string) =>
      isSaved(store, () => store.save('save', wanted, { reason: 'restored', note: words }));
    return (await restore(text, note)) ? () => restore(before, 'Restauration annulée') : null;
  };

  return {
    store,
    section,
    description,
    notes,
    editor,
    change,
    submit,
    question,
    onRestore,
    goTo,
    getLabel: (field: string) => findPartLabel(section as EditableSection, store.state().text, field),
    checks: {
      ...checks,
      card,
      onCheck: async () => {
        if ((await isReady?.(store.state().text)) === false) return;
        await check(timeouts.manual);
        card.current?.focus();
      },
    },
  };
}
