import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { holdEditor } from '#data/openEditors.ts';
import { useAuth } from '#data/session/useAuth.ts';
import {
  DocumentStore,
  type DocumentStoreStart,
  type DocumentStoreState,
  type ScreenEffect,
} from './documentStore.ts';
import { deviceDrafts } from './draftStore.ts';
import { saveDocument } from './writeDocument.ts';

export type DocumentStoreOptions<Text> = Omit<DocumentStoreStart<Text>, 'editorId'> & {
  onEffect: (effect: ScreenEffect<Text>) => void;
};

/** The store of an opened document, for as long as its screen lives, and what the screen around the form shows of it. */
export function useDocumentStore<Text>({ onEffect, ...start }: DocumentStoreOptions<Text>) {
  const { texts, personId } = start;
  const client = useQueryClient();
  const [store] = useState(
    () =>
      new DocumentStore<Text>(
        { ...start, editorId: crypto.randomUUID() },
        {
          write: (save) => saveDocument(client, texts.toWrite(save)),
          drafts: deviceDrafts,
          now: () => Date.now(),
          newId: () => crypto.randomUUID(),
          wait: (milliseconds, callback) => {
            const timer = setTimeout(callback, milliseconds);
            return () => clearTimeout(timer);
          },
        },
      ),
  );
  const state = useScreenState(store);

  const tell = useEffectEvent(onEffect);
  useEffect(() => store.onEffect((effect) => tell(effect)), [store]);

  useEffect(() => {
    store.open();
    const release = holdEditor(store.editorId);
    const onOnline = () => store.dispatch({ type: 'retry' });
    addEventListener('online', onOnline);
    // The last events before a page is closed, or before a phone discards it.
    addEventListener('pagehide', store.flushDraft);
    document.addEventListener('visibilitychange', store.flushDraft);
    return () => {
      store.close();
      release();
      removeEventListener('online', onOnline);
      removeEventListener('pagehide', store.flushDraft);
      document.removeEventListener('visibilitychange', store.flushDraft);
    };
  }, [store]);

  const { user, hasSessionEnded } = useAuth();
  const isSignedIn = user?.id === personId && !hasSessionEnded;
  useEffect(() => {
    if (isSignedIn) store.dispatch({ type: 'signedIn' });
  }, [isSignedIn, store]);

  return { store, state };
}

/** What the screen around a form shows of a document (`getScreenState`). */
export function useScreenState<Text>(store: DocumentStore<Text>) {
  const [shownState] = useState(() => getScreenState(store));
  return useSyncExternalStore(store.subscribe, shownState);
}

/**
 * The state for the screen around the form, which shows the text itself: a key that changes nothing but the text draws its
 * field alone. The text is only as of the last other change, unless a conflict shows it.
 */
function getScreenState<Text>(store: DocumentStore<Text>) {
  let shown = { ...store.state(), isDirty: store.isDirty() };
  return () => {
    const state = { ...store.state(), isDirty: store.isDirty() };
    if (looksOtherwise(shown, state)) shown = state;
    return shown;
  };
}

function looksOtherwise<State extends DocumentStoreState<unknown>>(shown: State, state: State) {
  const { text: _text, editedAt: _editedAt, ...rest } = state;
  return (
    (state.conflicts.length > 0 && shown.text !== state.text) ||
    Object.entries(rest).some(([key, value]) => shown[key as keyof typeof rest] !== value)
  );
}

const onConnectionChange = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Whether the device believes that it has a network. */
export const useIsOnline = () => useSyncExternalStore(onConnectionChange, () => navigator.onLine);
