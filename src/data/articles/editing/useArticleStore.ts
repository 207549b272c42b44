import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useAuth } from '../../session/useAuth.ts';
import type { Article } from '../article.schema.ts';
import { writeArticle } from '../article.queries.ts';
import {
  type ArticleStore,
  type ArticleStoreState,
  createArticleStore,
  type ScreenEffect,
} from './articleStore.ts';
import { deviceDrafts } from './draftStore.ts';
import { isDirty } from './editorReducer.ts';
import { holdEditor } from '../../openEditors.ts';

export type ArticleStoreOptions = {
  personId: string;
  articleId: string;
  /** Null for an article that doesn't exist yet. */
  article: Article | null;
  onEffect: (effect: ScreenEffect) => void;
};

/** The store of an opened article, for as long as its screen lives, and what the screen around the form shows of it. */
export function useArticleStore({ personId, articleId, article, onEffect }: ArticleStoreOptions) {
  const client = useQueryClient();
  const [store] = useState(() =>
    createArticleStore(
      { personId, editorId: crypto.randomUUID(), articleId, article },
      {
        write: (save) => writeArticle(client, save),
        drafts: deviceDrafts,
        now: () => Date.now(),
        newId: () => crypto.randomUUID(),
        wait: (milliseconds, callback) => {
          const timer = setTimeout(callback, milliseconds);
          return () => {
            clearTimeout(timer);
          };
        },
      },
    ),
  );
  const [shownState] = useState(() => getShownState(store));
  const state = useSyncExternalStore(store.subscribe, shownState);

  const tell = useEffectEvent(onEffect);
  useEffect(() => store.onEffect((effect) => tell(effect)), [store]);

  useEffect(() => {
    store.open();
    const release = holdEditor(store.editorId);
    const onOnline = () => store.dispatch({ type: 'retry' });
    addEventListener('online', onOnline);
    // The last that a page hears before it is closed, or before a phone drops it without a word.
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

/**
 * The state for the screen around the form, which shows the text itself: a key that changes nothing but the text draws its
 * field alone. The text is only as of the last other change, unless a conflict shows it.
 */
function getShownState(store: ArticleStore) {
  let shown = store.state();
  return () => {
    const state = store.state();
    if (looksOtherwise(shown, state)) shown = state;
    return shown;
  };
}

function looksOtherwise(shown: ArticleStoreState, state: ArticleStoreState) {
  const { text: _text, editedAt: _editedAt, ...rest } = state;
  const hasConflict = Object.keys(state.conflicts).length > 0;
  return (
    (hasConflict && shown.text !== state.text) ||
    Object.entries(rest).some(([key, value]) => shown[key as keyof typeof rest] !== value) ||
    isDirty(shown) !== isDirty(state)
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
