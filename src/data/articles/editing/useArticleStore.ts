import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useAuth } from '../../session/useAuth.ts';
import type { Article } from '../article.schema.ts';
import { useArticleWriter } from '../useArticles.ts';
import { localCopies } from './draftStore.ts';
import { holdEditor } from './openEditors.ts';
import { createEditingSession, type EditingNews } from './articleStore.ts';

export type ArticleEditingOptions = {
  personId: string;
  articleId: string;
  /** Null for an article that doesn't exist yet. */
  article: Article | null;
  onNews: (news: EditingNews) => void;
};

/** An article while it is written: what is typed, where it is kept, and where its saves stand. */
export function useArticleEditing({ personId, articleId, article, onNews }: ArticleEditingOptions) {
  const write = useArticleWriter();
  const [session] = useState(() =>
    createEditingSession(
      { personId, editorId: crypto.randomUUID(), articleId, article },
      {
        write,
        shelf: localCopies,
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
  const view = useSyncExternalStore(session.subscribe, session.view);

  const tell = useEffectEvent(onNews);
  useEffect(() => session.onNews((news) => tell(news)), [session]);

  useEffect(() => {
    session.open();
    const release = holdEditor(session.editorId);
    const onOnline = () => session.dispatch({ type: 'retry' });
    addEventListener('online', onOnline);
    return () => {
      session.close();
      release();
      removeEventListener('online', onOnline);
    };
  }, [session]);

  const { user, hasSessionEnded } = useAuth();
  const isSignedIn = user?.id === personId && !hasSessionEnded;
  useEffect(() => {
    if (isSignedIn) session.dispatch({ type: 'signedIn' });
  }, [isSignedIn, session]);

  return { session, view };
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
