import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useAuth } from '../../session/useAuth.ts';
import type { Article } from '../article.schema.ts';
import { useArticleWriter } from '../useArticles.ts';
import { createArticleStore, type ScreenEffect } from './articleStore.ts';
import { deviceDrafts } from './draftStore.ts';
import { holdEditor } from './openEditors.ts';

export type ArticleStoreOptions = {
  personId: string;
  articleId: string;
  /** Null for an article that doesn't exist yet. */
  article: Article | null;
  onEffect: (effect: ScreenEffect) => void;
};

/** The store of an opened article, for as long as its screen lives. */
export function useArticleStore({ personId, articleId, article, onEffect }: ArticleStoreOptions) {
  const write = useArticleWriter();
  const [store] = useState(() =>
    createArticleStore(
      { personId, editorId: crypto.randomUUID(), articleId, article },
      {
        write,
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
  const state = useSyncExternalStore(store.subscribe, store.state);

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
