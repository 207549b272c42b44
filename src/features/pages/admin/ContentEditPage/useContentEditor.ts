import { type RefObject, useState, useSyncExternalStore } from 'react';
import { useDocumentEditing } from '#documents/admin/DocumentScreen/useDocumentEditing.ts';
import { notices } from '#admin/shell/notices.ts';
import type { Json } from '#data/database.types.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import type { SaveIntent } from '#documents/data/documentKind.ts';
import type { ScreenEffect } from '#documents/data/documentStore.ts';
import { useDocumentStore } from '#documents/data/useDocumentStore.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { useToast } from '#design-system/components/Toast';
import type { EditableSection } from '#documents/contents/section.ts';
import { goToField } from '../ContentForm/index.ts';
import { createContentKind } from '../contentKind.ts';
import { getShown } from '../contentState.ts';

/** The editing of one content: its store, and the ways to write it. `form` is where its fields are. */
export function useContentEditor(
  section: EditableSection,
  content: DocumentState | null,
  form: RefObject<HTMLElement | null>,
) {
  const { key, schema } = section;
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
  const editing = useDocumentEditing(store, state, section as EditableSection<Json>, {
    goTo: (place) => goToField(form.current, place),
    isReady: (text) => {
      const isSound = schema.safeParse(text).success;
      if (!isSound) showToast(notices.contentInvalid);
      return isSound;
    },
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
  return { store, state, editing };
}

/** What a save came to, in a word. */
function savedNotice(intent: SaveIntent) {
  if (intent === 'plan') return notices.changePlanned;
  return intent === 'save' ? notices.contentSaved : notices.contentPublished;
}
