import { useState, useSyncExternalStore } from 'react';
import { withinSentence } from '#documents/admin/words.ts';
import type { Restore } from '#documents/admin/DocumentVersions/index.ts';
import { isSaved, useSubmission } from '#documents/admin/useSubmission.ts';
import { endOfPlan } from '#documents/admin/PlanChange/index.ts';
import { useDocumentChanges } from '#documents/admin/useDocumentChanges.ts';
import { notices } from '#admin/shell/notices.ts';
import type { Json } from '#data/database.types.ts';
import { type DocumentState, withdrawDocument } from '#documents/data/document.queries.ts';
import type { SaveIntent } from '#documents/data/documentKind.ts';
import type { ScreenEffect } from '#documents/data/documentStore.ts';
import { useDocumentStore } from '#documents/data/useDocumentStore.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import type { EditableSection } from '#documents/contents/section.ts';
import { useChecks } from '#documents/admin/checks/useChecks.ts';
import { createContentKind } from '../contentKind.ts';
import { getShown } from '../contentState.ts';

/** The editing of one content: its store, its checks, and the ways to write it. */
export function useContentEditor(section: EditableSection, content: DocumentState | null) {
  const { key, schema, words, withdrawal } = section;
  const { user, refreshProfile } = useAuth();
  const showToast = useToast();
  const confirm = useConfirm();
  const [kind] = useState(() => createContentKind(section));
  // Whoever is signed in later: what was typed stays with whom the form was opened for.
  const [personId] = useState(user?.id ?? '');

  const onEffect = (effect: ScreenEffect<Json, DocumentState>) => {
    if (effect.type === 'failed') {
      const { kind: failure, column } = effect.error;
      const isTaken = failure === 'duplicate' && column === 'address';
      showToast(isTaken ? notices.addressTaken : notices.requestFailed(effect.error));
    }
    if (effect.type !== 'saved') return;
    // Whoever brings a version back says so by themselves.
    if (effect.details.reason !== 'restored') showToast(savedNotice(effect.intent));
    // Whoever changes who needs a second factor may be one of them.
    if (key === 'internal/security') refreshProfile();
  };
  const { store, state: shown } = useDocumentStore({
    kind,
    personId,
    document: key,
    saved: content,
    onEffect,
  });
  const state = { ...useSyncExternalStore(store.subscribe, store.state), isDirty: shown.isDirty };
  const checks = useChecks(section, store);
  const { submit, question, isBeingCleared } = useSubmission<Json, DocumentState>(store, {
    check: checks.check,
    validate: async (text) => {
      const read = schema.safeParse(text);
      if (!read.success) showToast(notices.contentInvalid);
      return read.success ? (read.data as Json) : null;
    },
    confirm: async (next) => {
      const warning = section.warn?.(getShown(section, store.state().saved), next);
      return (
        !warning ||
        confirm({
          title: 'Publier quand même?',
          description: warning,
          confirmLabel: 'Publier',
          isDestructive: true,
        })
      );
    },
  });

  const isSubmitting = isBeingCleared || state.saving.phase === 'sending';
  const { editor, change } = useDocumentChanges(store, state.saved, submit, isSubmitting);
  const withdraw = async (done: ToastOptions, keepsDraft: boolean) => {
    const after = keepsDraft ? 'refreshed' : 'replaced';
    const isDone = await change(after, (seen) => withdrawDocument({ ...seen, keepsDraft }));
    if (isDone) showToast(done);
    return isDone;
  };

  return {
    store,
    state,
    checks,
    editor,
    /** What a publication with errors waits for: a reason. */
    question,
    onRevert: async () => {
      const isWanted = await confirm({
        title: 'Revenir au texte d’origine?',
        description: [
          'Le site montrera de nouveau le texte d’origine, et le brouillon disparaît du formulaire. Les versions restent.',
          endOfPlan(editor.planned),
          section.warn?.(getShown(section, state.saved), section.content),
        ]
          .filter(Boolean)
          .join(' '),
        confirmLabel: 'Revenir au texte d’origine',
        isDestructive: true,
      });
      if (isWanted) await withdraw(notices.contentReverted, false);
    },
    /** Takes what has an address of its own from the site; what was saved of it last stays as its draft. */
    onWithdraw: async () => {
      const isWanted = await confirm({
        title: `Retirer ${withinSentence(words.this)} du site?`,
        description: [
          'Son adresse répondra que la page n’existe plus. Son texte reste ici, en brouillon, avec ses versions.',
          withdrawal,
          endOfPlan(editor.planned),
        ]
          .filter(Boolean)
          .join(' '),
        confirmLabel: 'Retirer du site',
        isDestructive: true,
      });
      if (isWanted) await withdraw(notices.documentWithdrawn(words), true);
    },
    /** Gives up what has an address of its own and isn't online; resolves with whether it is gone. */
    onDelete: async (): Promise<boolean> => {
      const isWanted = await confirm({
        title: `Supprimer ${withinSentence(words.this)}?`,
        description: [
          `${words.ending ? 'Elle' : 'Il'} quitte la liste des pages, avec ce que vous venez d’y écrire.`,
          endOfPlan(editor.planned),
        ]
          .filter(Boolean)
          .join(' '),
        confirmLabel: `Supprimer ${withinSentence(words.the)}`,
        isDestructive: true,
      });
      if (!isWanted) return false;
      if (state.saved !== null) return withdraw(notices.documentDeleted(words), false);
      store.dispatch({ type: 'replaced', saved: null, at: Date.now() });
      return true;
    },
    onRestore: async ({ text, note }: Parameters<Restore<unknown>>[0]) => {
      const { text: before } = store.state();
      const restore = (wanted: Json, words: string) =>
        isSaved(store, () => store.save('save', wanted, { reason: 'restored', note: words }));
      return (await restore(text as Json, note)) ? () => restore(before, 'Restauration annulée') : null;
    },
  };
}

/** What a save came to, in a word. */
function savedNotice(intent: SaveIntent) {
  if (intent === 'plan') return notices.changePlanned;
  return intent === 'save' ? notices.contentSaved : notices.contentPublished;
}
