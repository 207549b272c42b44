import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/index.ts';
import { focusMain } from '#admin/shell/focusMain.ts';
import { useUnsavedChanges } from '#admin/shell/leaving/useUnsavedChanges.ts';
import { notices } from '#admin/shell/notices.ts';
import { paths } from '#paths.ts';
import type { Article } from '#data/articles/article.schema.ts';
import type { ScreenEffect } from '#data/articles/editing/articleStore.ts';
import type { Draft } from '#data/articles/editing/draftStore.ts';
import { isDirty, serverInput } from '#data/articles/editing/editorReducer.ts';
import type { ArticleField } from '#data/articles/editing/merge.ts';
import { useArticleStore, useIsOnline } from '#data/articles/editing/useArticleStore.ts';
import { useRecoveredDrafts } from '#data/articles/editing/useRecoveredDrafts.ts';
import { publicPageQuery } from '#data/articles/publicPage.ts';
import { Button } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import { ArticleForm } from '../ArticleForm/ArticleForm.tsx';
import { BackToList } from '../BackToList.tsx';
import { ConflictChoice } from '../ConflictChoice/ConflictChoice.tsx';
import { fieldLabels } from '../fieldLabels.ts';
import { PublicPageProblem } from '../PublicPage/PublicPageProblem.tsx';
import { PublicPageState } from '../PublicPage/PublicPageState.tsx';
import { RecoveredDraft } from '../RecoveredDraft/RecoveredDraft.tsx';
import { SaveProblem } from '../SaveProblem/SaveProblem.tsx';
import { SaveState } from '../SaveState/SaveState.tsx';
import { useIsScheduled } from '../useIsScheduled.ts';
import { EditorBar } from './ArticleEditor.styles.ts';

export interface ArticleEditorProps {
  /** Who writes. What they leave unsaved is theirs alone. */
  personId: string;
  id: string;
  /** The article as it was read; null for one that doesn't exist yet. */
  article: Article | null;
  /** The article as the server has it by now; null as long as it has none. */
  saved: Article | null;
  /** A new article goes on under the id that its text had when it was left. */
  onIdChange: (id: string) => void;
}

/** The screen around an opened article: its form, what became of its saves, and what has to be chosen. */
export function ArticleEditor({ personId, id, article, saved, onIdChange }: ArticleEditorProps) {
  const navigate = useNavigate();
  const showToast = useToast();

  const onEffect = (effect: ScreenEffect) => {
    if (effect.type === 'failed') showToast(notices.requestFailed(effect.error));
    if (effect.type !== 'saved') return;
    showToast(effect.isNew ? notices.articleCreated : notices.articleUpdated);
    if (!effect.isNew) return;
    letPass();
    void navigate(paths.admin.article(effect.article.id), { replace: true, preventScrollReset: true });
  };
  const { store, state } = useArticleStore({ personId, articleId: id, article, onEffect });
  const { drafts, recover, dismiss } = useRecoveredDrafts(store);
  const { phase } = state.saving;
  const isUnsaved = isDirty(state);
  const letPass = useUnsavedChanges(isUnsaved || phase !== 'idle', { isStored: state.isStored });
  const isOnline = useIsOnline();
  const isScheduled = useIsScheduled(saved);
  // The answer to a save is known here before `saved` has it: the page of the version before is nobody's business any more.
  const hasSaved = phase === 'idle' && state.savedAt !== null && saved?.version === state.version;
  const isPublic = saved?.status === 'published' && !isScheduled;
  const published =
    hasSaved && isPublic ? { path: paths.blogArticle(saved.slug), savedAt: saved.updated_at } : null;
  const publicPage = useQuery(publicPageQuery(published));
  const hasConflict = Object.keys(state.conflicts).length > 0;
  const choice = useRef<HTMLDivElement>(null);

  const onRecover = (draft: Draft) => {
    if (!recover(draft)) return showToast(notices.textNotReplaced);
    focusMain();
    if (draft.articleId !== id) onIdChange(draft.articleId);
  };

  const onDismiss = (draft: Draft) => {
    const restore = dismiss(draft);
    focusMain();
    showToast({ ...notices.textDismissed, action: { label: 'Annuler', onClick: restore } });
  };

  const onResolve = (field: ArticleField, version: 'mine' | 'theirs') => {
    const mine = store.state().text;
    if (Object.keys(state.conflicts).length > 1) choice.current?.focus();
    else focusMain();
    store.dispatch({ type: 'resolved', field, choice: version });
    if (version === 'mine') return;
    const restore = () => store.edit({ ...store.state().text, [field]: mine[field] });
    showToast({
      ...notices.theirTextChosen(fieldLabels[field]),
      action: { label: 'Annuler', onClick: restore },
    });
  };

  return (
    <AdminPage title={state.version === null ? 'Nouvel article' : "Éditer l'article"}>
      <EditorBar>
        <BackToList />
        <SaveState
          phase={phase}
          isDirty={isUnsaved}
          hasConflict={hasConflict}
          hasFailed={state.problem !== null}
          isOnline={isOnline}
          isStored={state.isStored}
          savedAt={state.savedAt}
        />
        {published && (
          <PublicPageState
            path={published.path}
            isOnline={publicPage.isFetching ? null : publicPage.data === null}
          />
        )}
        {hasConflict && (
          <Button variant="outline" size="small" onClick={() => choice.current?.focus()}>
            Choisir
          </Button>
        )}
      </EditorBar>
      {drafts.map((draft) => (
        <RecoveredDraft
          key={draft.editorId}
          draft={draft}
          server={serverInput(state)}
          isPending={phase === 'sending'}
          onRecover={() => onRecover(draft)}
          onDismiss={() => onDismiss(draft)}
        />
      ))}
      <SaveProblem
        problem={state.problem}
        phase={phase}
        onRetry={() => store.dispatch({ type: 'retry' })}
        onRecreate={() => store.dispatch({ type: 'recreated', id: crypto.randomUUID() })}
      />
      {publicPage.data && !publicPage.isFetching && (
        <PublicPageProblem problem={publicPage.data} onRetry={() => void publicPage.refetch()} />
      )}
      <ConflictChoice
        ref={choice}
        text={state.text}
        conflicts={state.conflicts}
        mergedIn={state.mergedIn}
        isSavePending={phase === 'conflict'}
        onResolve={onResolve}
      />
      <ArticleForm
        store={store}
        articleId={state.id}
        publishedSlug={state.base.status === 'published' && !isScheduled ? state.base.slug : null}
        publication={saved}
        isPending={phase === 'sending'}
        serverError={state.problem}
      />
    </AdminPage>
  );
}
