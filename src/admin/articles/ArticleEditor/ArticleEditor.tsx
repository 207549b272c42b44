import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminPage } from '#admin/layout/AdminPage/index.ts';
import { useUnsavedChanges } from '#admin/layout/leaving/useUnsavedChanges.ts';
import { notices } from '#admin/layout/notices.ts';
import { paths } from '#app/paths.ts';
import type { Article } from '#data/articles/article.schema.ts';
import type { LocalCopy } from '#data/articles/editing/draftStore.ts';
import { isDirty, serverInput } from '#data/articles/editing/editorReducer.ts';
import type { ArticleField } from '#data/articles/editing/merge.ts';
import type { EditingNews } from '#data/articles/editing/articleStore.ts';
import { useArticleEditing, useIsOnline } from '#data/articles/editing/useArticleStore.ts';
import { useCopiesLeftBehind } from '#data/articles/editing/useRecoveredDrafts.ts';
import { Button } from '#design-system/components/Button';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import { ArticleForm } from '../ArticleForm/index.ts';
import { BackToList } from '../BackToList.tsx';
import { fieldLabels } from '../fieldLabels.ts';
import { RecoveredText } from '../RecoveredDraft/index.ts';
import { SaveProblem } from '../SaveProblem/index.ts';
import { SaveState } from '../SaveState/index.ts';
import { VersionChoice } from '../ConflictChoice/index.ts';
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

const notReplaced: ToastOptions = {
  title: 'Enregistrez d’abord le texte affiché',
  description: 'Cet appareil n’a pas la place de garder les deux.',
  variant: 'destructive',
};

/** For a button that goes away with what it did. */
const focusScreen = () => document.getElementById('contenu')?.focus({ preventScroll: true });

/** Holds an article while it is written: saves it, says so, and loses nothing of it. */
export function ArticleEditor({ personId, id, article, saved, onIdChange }: ArticleEditorProps) {
  const navigate = useNavigate();
  const showToast = useToast();

  const onNews = (news: EditingNews) => {
    if (news.type === 'failed') return showToast(notices.requestFailed(news.error));
    showToast(news.isNew ? notices.articleCreated : notices.articleUpdated);
    if (!news.isNew) return;
    letPass();
    void navigate(paths.admin.article(news.article.id), { replace: true, preventScrollReset: true });
  };
  const { session, view } = useArticleEditing({ personId, articleId: id, article, onNews });
  const { copies, resume, dismiss } = useCopiesLeftBehind(session, view);
  const { phase } = view.saving;
  const isUnsaved = isDirty(view);
  const letPass = useUnsavedChanges(isUnsaved || phase !== 'rest', { isKept: view.isKept });
  const isOnline = useIsOnline();
  const isUndecided = Object.keys(view.undecided).length > 0;
  const choice = useRef<HTMLDivElement>(null);

  const onResume = (copy: LocalCopy) => {
    if (!resume(copy)) return showToast(notReplaced);
    focusScreen();
    if (copy.articleId !== id) onIdChange(copy.articleId);
  };

  const onDismiss = (copy: LocalCopy) => {
    const restore = dismiss(copy);
    focusScreen();
    showToast({ title: 'Texte ignoré', action: { label: 'Annuler', onClick: restore } });
  };

  const onDecide = (field: ArticleField, decision: 'mine' | 'theirs') => {
    const mine = view.typed;
    if (Object.keys(view.undecided).length > 1) choice.current?.focus();
    else focusScreen();
    session.dispatch({ type: 'decided', field, choice: decision });
    if (decision === 'mine') return;
    const restore = () => {
      const input = { ...session.view().typed, [field]: mine[field] };
      session.dispatch({ type: 'filled', input, at: Date.now() });
    };
    const title = `${fieldLabels[field]} : leur texte a pris la place du vôtre`;
    showToast({ title, action: { label: 'Annuler', onClick: restore } });
  };

  const startOver = () => {
    const newId = crypto.randomUUID();
    session.dispatch({ type: 'startedOver', id: newId });
    session.dispatch({ type: 'save', intent: 'draft' });
  };

  return (
    <AdminPage title={view.version === null ? 'Nouvel article' : "Éditer l'article"}>
      <EditorBar>
        <BackToList />
        <SaveState
          phase={phase}
          isDirty={isUnsaved}
          isUndecided={isUndecided}
          hasFailed={view.problem !== null}
          isOnline={isOnline}
          isKept={view.isKept}
          savedAt={view.savedAt}
        />
        {isUndecided && (
          <Button variant="outline" size="small" onClick={() => choice.current?.focus()}>
            Choisir
          </Button>
        )}
      </EditorBar>
      {copies.map((copy) => (
        <RecoveredText
          key={copy.editorId}
          copy={copy}
          server={serverInput(view)}
          isPending={phase === 'sending'}
          onResume={() => onResume(copy)}
          onDismiss={() => onDismiss(copy)}
        />
      ))}
      <SaveProblem
        problem={view.problem}
        phase={phase}
        onRetry={() => session.dispatch({ type: 'retry' })}
        onStartOver={startOver}
      />
      <VersionChoice
        ref={choice}
        typed={view.typed}
        undecided={view.undecided}
        mergedIn={view.mergedIn}
        isSaveAsked={phase === 'choosing'}
        onDecide={onDecide}
      />
      <ArticleForm
        articleId={view.id}
        publishedSlug={view.base.status === 'published' ? view.base.slug : null}
        publication={saved}
        filled={view.filled}
        isPending={phase === 'sending'}
        serverError={view.problem}
        onType={session.type}
        onSave={session.save}
      />
    </AdminPage>
  );
}
