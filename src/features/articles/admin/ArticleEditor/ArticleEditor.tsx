import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnsavedDocument } from '#documents/admin/DocumentScreen/useUnsavedDocument.ts';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { notices } from '#admin/shell/notices.ts';
import { paths } from '#paths.ts';
import { type ArticleInput, toStoredArticle } from '#features/articles/data/article.schema.ts';
import { articleTexts } from '#features/articles/admin/articleTexts.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { followTitle } from '#features/articles/data/slug.ts';
import { isScheduled } from '#features/articles/data/publication.ts';
import { publicPageQuery } from '#features/articles/data/publicPage.ts';
import { toArticleDocument, toId } from '#documents/data/documentKey.ts';
import type { ScreenEffect } from '#documents/data/documentStore.ts';
import { useDocumentStore } from '#documents/data/useDocumentStore.ts';
import { useToast } from '#design-system/components/Toast';
import { BackToList } from '../BackToList.tsx';
import { PublicPageProblem } from '../PublicPage/PublicPageProblem.tsx';
import { PublicPageState } from '../PublicPage/PublicPageState.tsx';
import { ArticleScreen } from './ArticleScreen.tsx';
import { useArticleStanding } from './useArticleActs.ts';

type SavedEffect = Extract<ScreenEffect<ArticleInput>, { type: 'saved' }>;

export interface ArticleEditorProps {
  /** Qui écrit. Ce qui n’est pas enregistré n’est qu’à cette personne. */
  personId: string;
  /** L’identifiant de l’article; celui d’un nouveau n’est pas encore enregistré. */
  id: string;
  /** L’article tel qu’il a été lu; `null` pour un nouveau. */
  article: DocumentState | null;
  /** Le titre que porte d’abord un nouvel article. */
  title?: string | null;
  /** Un nouvel article continue sous l’identifiant qu’avait son texte quand on l’a quitté. */
  onIdChange: (id: string) => void;
}

/** The screen around an opened article: its form, what became of its saves, and what has to be chosen. */
export function ArticleEditor({ personId, id, article, title = null, onIdChange }: ArticleEditorProps) {
  const navigate = useNavigate();
  const showToast = useToast();

  const onEffect = (effect: ScreenEffect<ArticleInput>) => {
    if (effect.type === 'failed') showToast(notices.requestFailed(effect.error));
    if (effect.type !== 'saved') return;
    // Whoever brings a text back says so by themselves.
    if (effect.details.reason !== 'restored') showToast(savedNotice(effect));
    if (!effect.isNew) return;
    letLeave();
    void navigate(paths.admin.article(toId(effect.saved.document)), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const document = toArticleDocument(id);
  const { store, state } = useDocumentStore({
    texts: articleTexts,
    personId,
    document,
    saved: article,
    onEffect,
  });
  useEffect(() => {
    const { text } = store.state();
    if (title === null || article !== null || text.title !== '') return;
    const after = (title.charAt(0).toUpperCase() + title.slice(1)).slice(0, 200);
    store.edit(followTitle({ ...text, title: after }, { before: '', after, wasPublic: false }));
  }, [store, title, article]);
  const letLeave = useUnsavedDocument(store, state);
  const { saved } = state;
  const { phase } = state.saving;
  const isPublic = useArticleStanding(saved) === 'online';
  const hasSaved = phase === 'idle' && state.savedAt !== null;
  const stored = toStoredArticle(saved);
  const path = stored && isPublic ? paths.blogArticle(stored.slug) : null;
  const savedAt = saved?.published_at;
  const published = path && savedAt && hasSaved ? { path, savedAt } : null;
  const publicPage = useQuery(publicPageQuery(published));
  const isOnline = !published || (publicPage.isFetching ? null : publicPage.data === null);

  return (
    <AdminPage title={state.version === null ? 'Nouvel article' : "Éditer l'article"} intro={<BackToList />}>
      <ArticleScreen
        store={store}
        state={state}
        aside={path && <PublicPageState path={path} isOnline={isOnline} />}
        notices={
          publicPage.data &&
          !publicPage.isFetching && (
            <PublicPageProblem problem={publicPage.data} onRetry={() => void publicPage.refetch()} />
          )
        }
        onRecovered={(draft) => {
          if (draft.document !== document) onIdChange(toId(draft.document));
        }}
        onRecreate={() =>
          store.dispatch({ type: 'recreated', document: toArticleDocument(crypto.randomUUID()) })
        }
      />
    </AdminPage>
  );
}

/** What a save came to, in a word. */
function savedNotice({ saved, intent, isNew }: Pick<SavedEffect, 'saved' | 'intent' | 'isNew'>) {
  const stored = toStoredArticle(saved);
  if (intent !== 'publish' && stored?.status === 'published' && !isScheduled(stored, Date.now())) {
    return intent === 'plan' ? notices.changePlanned : notices.contentSaved;
  }
  return isNew ? notices.articleCreated : notices.articleUpdated;
}
