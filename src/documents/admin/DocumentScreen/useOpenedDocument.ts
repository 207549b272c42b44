import { paths } from '#paths.ts';
import { useState, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { notices } from '#admin/shell/notices.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import type { ScreenEffect, DocumentStore } from '#documents/data/documentStore.ts';
import { useDocumentStore } from '#documents/data/useDocumentStore.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import type { EditableSection } from '#documents/contents/section.ts';
import { describeTexts } from '../describeTexts.ts';
import { describePlan } from '../PlanDialog/index.ts';
import { isAddressTaken, useDocumentEditing } from './useDocumentEditing.ts';
import { useUnsavedChanges } from '#admin/shell/leaving/useUnsavedChanges.ts';

/** A save that went through. */
export type SavedEffect<Text> = Extract<ScreenEffect<Text>, { type: 'saved' }>;

export interface OpenedDocumentOptions<Text> {
  /** What describes the document; its key is the document's. */
  section: EditableSection<Text>;
  /** What the server has as the form opens; null for what nobody has saved. */
  saved: DocumentState | null;
  /** What a save came to, where its kind has words of its own for it. */
  toNotice?: (effect: SavedEffect<Text>) => ToastOptions;
  /** Whether a path can be gone to without a question, because the form stays in memory there. */
  keepsAt?: ((pathname: string) => boolean) | undefined;
}

/**
 * Opens a document for as long as its screen lives: its store, which says what became of each save and asks before unsaved text is left, and
 * its editing. `letLeave` lets the next navigation pass.
 */
export function useOpenedDocument<Text>({
  section,
  saved,
  toNotice = describeSave,
  keepsAt,
}: OpenedDocumentOptions<Text>) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const showToast = useToast();
  const [texts] = useState(() => describeTexts(section));
  // Whoever is signed in later: what was typed stays with whom the form was opened for.
  const [personId] = useState(user?.id ?? '');

  const onEffect = (effect: ScreenEffect<Text>) => {
    if (effect.type === 'failed') {
      const { error } = effect;
      const isTaken = isAddressTaken(error) && error.column === 'address';
      showToast(isTaken ? notices.addressTaken : notices.requestFailed(error));
    }
    if (effect.type !== 'saved') return;
    // A restoration has a notice of its own (`useRestoration`).
    if (effect.details.reason !== 'restored') showToast(toNotice(effect));
    if (!effect.isNew) return;
    letLeave();
    void navigate(paths.admin.content(effect.saved.document), { replace: true, preventScrollReset: true });
  };
  const { store, state } = useDocumentStore({ texts, personId, document: section.key, saved, onEffect });
  const letLeave = useUnsavedDocument(store, state, keepsAt);
  return { ...useDocumentEditing(store, state, section), letLeave };
}

/** What a save came to, in a word. */
function describeSave({
  saved,
  intent,
  details,
}: Pick<SavedEffect<unknown>, 'saved' | 'intent' | 'details'>) {
  if (intent === 'plan') return describePlan(details, saved.online !== null);
  return intent === 'save' ? notices.contentSaved : notices.contentPublished;
}

/** Asks before a document is left with something that isn't saved. Gives what lets the next navigation pass. */
function useUnsavedDocument<Text>(
  store: DocumentStore<Text>,
  { isDirty, saving }: { isDirty: boolean; saving: { phase: string } },
  keepsAt?: (pathname: string) => boolean,
) {
  const isStored = useCallback(() => store.state().isStored, [store]);
  return useUnsavedChanges(isDirty || saving.phase !== 'idle', isStored, keepsAt);
}
