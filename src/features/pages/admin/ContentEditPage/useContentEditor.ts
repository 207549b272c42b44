import { useState, useSyncExternalStore } from 'react';
import { useDocumentForm } from '#documents/admin/DocumentForm/index.ts';
import { useDocumentEditing } from '#documents/admin/DocumentScreen/useDocumentEditing.ts';
import { notices } from '#admin/shell/notices.ts';
import type { Json } from '#generated/database.types.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import type { SaveIntent } from '#documents/data/documentTexts.ts';
import type { ScreenEffect } from '#documents/data/documentStore.ts';
import { useDocumentStore } from '#documents/data/useDocumentStore.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { useToast } from '#design-system/components/Toast';
import type { EditableSection } from '#documents/contents/section.ts';
import { describeTexts } from '#documents/admin/describeTexts.ts';

/** The editing of one content: its store, its form, and the ways to write it. */
export function useContentEditor(section: EditableSection, content: DocumentState | null) {
  const { key } = section;
  const { user, refreshProfile } = useAuth();
  const showToast = useToast();
  const [texts] = useState(() => describeTexts(section as EditableSection<Json>));
  // Whoever is signed in later: what was typed stays with whom the form was opened for.
  const [personId] = useState(user?.id ?? '');

  const onEffect = (effect: ScreenEffect<Json>) => {
    if (effect.type === 'failed') {
      const { kind: failure, column } = effect.error;
      const isTaken = failure === 'duplicate' && column === 'address';
      showToast(isTaken ? notices.addressTaken : notices.requestFailed(effect.error));
    }
    if (effect.type !== 'saved') return;
    // Whoever brings a version back says so by themselves.
    if (effect.details.reason !== 'restored')
      showToast(section.group === 'settings' ? notices.settingSaved : savedNotice(effect.intent));
    // Whoever changes who needs a second factor may be one of them.
    if (key === 'internal/security') refreshProfile();
  };
  const { store, state: shown } = useDocumentStore({
    texts,
    personId,
    document: key,
    saved: content,
    onEffect,
  });
  const state = { ...useSyncExternalStore(store.subscribe, store.state), isDirty: shown.isDirty };
  const opened = useDocumentForm(store, section as EditableSection<Json>);
  const editing = useDocumentEditing(store, state, section as EditableSection<Json>, {
    goTo: opened.goTo,
    isReady: async (text) => (await opened.validate(text)) !== null,
    validate: opened.validate,
  });
  return { store, state, opened, editing };
}

/** What a save came to, in a word. */
function savedNotice(intent: SaveIntent) {
  if (intent === 'plan') return notices.changePlanned;
  return intent === 'save' ? notices.contentSaved : notices.contentPublished;
}
