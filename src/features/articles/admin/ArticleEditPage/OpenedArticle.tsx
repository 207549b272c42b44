import { useState } from 'react';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { notices } from '#admin/shell/notices.ts';
import { DocumentScreen } from '#documents/admin/DocumentScreen/DocumentScreen.tsx';
import { type SavedEffect, useOpenedDocument } from '#documents/admin/DocumentScreen/useOpenedDocument.ts';
import { describePlan } from '#documents/admin/PlanDialog/index.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { type ArticleInput, toStoredArticle } from '#features/articles/data/article.schema.ts';
import { isScheduled } from '#features/articles/data/publication.ts';
import { describeArticle } from '../article.kind.ts';
import { BackToList } from '../BackToList.tsx';
import { usePublicPage } from '../PublicPage/usePublicPage.tsx';
import { useArticleActs } from '../useArticleActs.tsx';

export interface OpenedArticleProps {
  /** Qui écrit. Ce qui n’est pas enregistré n’est qu’à cette personne. */
  personId: string;
  /** La clé de l’article; celle d’un nouveau n’est pas encore enregistrée. */
  document: string;
  /** L’article tel qu’il a été lu; `null` pour un nouveau. */
  article: DocumentState | null;
  /** Le titre que porte d’abord un nouvel article. */
  title?: string | null;
  /** Un nouvel article continue sous la clé qu’avait son texte quand on l’a quitté. */
  onDocumentChange: (document: string) => void;
}

/** Opens an article in the screen of documents. */
export function OpenedArticle({
  personId,
  document,
  article,
  title = null,
  onDocumentChange,
}: OpenedArticleProps) {
  const [section] = useState(() => describeArticle(document, title));
  const editing = useOpenedDocument({ section, saved: article, personId, toNotice: describeSave });
  const acts = useArticleActs(editing);
  return (
    <AdminPage
      title={editing.state.version === null ? 'Nouvel article' : "Éditer l'article"}
      intro={<BackToList />}
      opened={toStoredArticle(editing.state.saved)?.title}
    >
      <DocumentScreen
        editing={editing}
        {...acts}
        {...usePublicPage(editing, acts)}
        onRecovered={(draft) => onDocumentChange(draft.document)}
      />
    </AdminPage>
  );
}

/** What a save came to, in a word. */
function describeSave({
  saved,
  intent,
  details,
  isNew,
}: Pick<SavedEffect<ArticleInput>, 'saved' | 'intent' | 'details' | 'isNew'>) {
  const stored = toStoredArticle(saved);
  const isOnline = stored?.status === 'published' && !isScheduled(stored, Date.now());
  if (intent === 'plan') return describePlan(details, isOnline);
  if (intent === 'save' && isOnline) return notices.contentSaved;
  return isNew ? notices.articleCreated : notices.articleUpdated;
}
