import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams, useNavigate } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { articleQuery } from '#features/articles/data/article.queries.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { toDataError } from '#data/errors.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Spinner } from '#design-system/components/Spinner';
import { toArticleDocument, toId } from '#documents/data/documentKey.ts';
import { readContentView } from '#documents/admin/DocumentForm/contentView.ts';
import { BackToList } from '../BackToList.tsx';
import { preloadSurface } from '#documents/admin/RichTextField/index.ts';
import { paths } from '#paths.ts';
import { asNewArticle, findDraftTitle } from '#features/articles/admin/articleTexts.ts';
import { deviceDrafts, type Draft } from '#documents/data/draftStore.ts';
import { useLeftDrafts } from '#documents/data/useRecoveredDrafts.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Skeleton } from '#design-system/components/Skeleton';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { Beside, Cards, Written } from '#documents/admin/DocumentForm/DocumentForm.styles.ts';
import { notices } from '#admin/shell/notices.ts';
import { DocumentScreen } from '#documents/admin/DocumentScreen/DocumentScreen.tsx';
import { type SavedEffect, useOpenedDocument } from '#documents/admin/DocumentScreen/useOpenedDocument.ts';
import { describePlan } from '#documents/admin/PlanDialog/index.ts';
import { type ArticleInput, toStoredArticle } from '#features/articles/data/article.schema.ts';
import { isScheduled } from '#features/articles/data/publication.ts';
import { describeArticle } from '../article.kind.ts';
import { usePublicPage } from '../PublicPage/usePublicPage.tsx';
import { useArticleActs } from '../useArticleActs.tsx';

/** What the editor was opened on. */
type Opened = { key: string; personId: string; id: string; article: DocumentState | null };

/** The editor, for a new article and for one that exists. */
export function ArticleEditPage() {
  const { id } = useParams();
  const title = useSearchParams()[0].get('titre');
  const [articleId, setNewId] = useArticleId(id);
  const personId = usePersonId();
  const query = useQuery({ ...articleQuery(id ?? null), meta: { notice: 'dataNotLoaded' } });
  useEffect(() => {
    if (readContentView() === 'text') preloadSurface();
  }, []);

  // What the editor starts from is read once: a later answer must not change the text under the person's hands.
  const [opened, setOpened] = useState<Opened | null>(null);
  const isCurrent = query.isFetchedAfterMount || !query.isStale;
  const isOpen = opened?.id === articleId && opened.personId === personId;
  if (!isOpen && personId !== null) {
    const open = (article: DocumentState | null) =>
      setOpened({ key: `${personId} ${articleId}`, personId, id: articleId, article });
    if (!id) open(null);
    else if (query.data && isCurrent) open(query.data);
  }

  if (isOpen) {
    const onDocumentChange = (document: string) => {
      setNewId(toId(document));
      setOpened({ ...opened, id: toId(document) });
    };
    return (
      <OpenedArticle
        key={opened.key}
        personId={opened.personId}
        document={toArticleDocument(opened.id)}
        article={opened.article}
        title={id ? null : title}
        onDocumentChange={onDocumentChange}
      />
    );
  }
  const isDeleted = personId !== null && query.isError && toDataError(query.error).kind === 'notFound';
  return (
    <AdminPage
      title={id ? "Éditer l'article" : 'Nouvel article'}
      intro={<BackToList />}
      actions={!query.isError && <Spinner label="Chargement..." />}
    >
      {isDeleted && <DeletedArticle personId={personId} articleId={articleId} />}
      {query.isError ? <LoadError query={query} /> : <ArticleFormSkeleton />}
    </AdminPage>
  );
}

/**
 * The id of the article on screen. A new one gets its id here, so that it keeps its editor, and what was typed
 * meanwhile, when its first save gives it an address.
 */
function useArticleId(id: string | undefined) {
  const [lastId, setLastId] = useState(id);
  const [newId, setNewId] = useState(() => crypto.randomUUID() as string);
  if (id !== lastId) {
    setLastId(id);
    if (!id) setNewId(crypto.randomUUID());
  }
  return [id ?? newId, setNewId] as const;
}

/** Who is at work: also while their session has ended, and they have yet to sign in again. */
function usePersonId() {
  const { user } = useAuth();
  const [personId, setPersonId] = useState(user?.id ?? null);
  if (user && user.id !== personId) setPersonId(user.id);
  return personId;
}

interface DeletedArticleProps {
  personId: string;
  articleId: string;
}

/** The article is deleted, but what its author typed in it is still here: it can become a new one. */
function DeletedArticle({ personId, articleId }: DeletedArticleProps) {
  const navigate = useNavigate();
  const drafts = useLeftDrafts(personId, toArticleDocument(articleId));

  const onRecreate = (draft: Draft) => {
    const anew = asNewArticle(draft, crypto.randomUUID());
    if (anew && deviceDrafts.keep(anew)) deviceDrafts.remove(draft);
    void navigate(paths.admin.newArticle);
  };

  return drafts.map((draft) => (
    <Alert
      key={draft.editorId}
      title="Votre texte non enregistré est toujours sur cet appareil."
      action={
        <Button size="small" onClick={() => onRecreate(draft)}>
          En faire un nouvel article
        </Button>
      }
    >
      {findDraftTitle(draft) && `« ${findDraftTitle(draft)} »`}
    </Alert>
  ));
}

/** The editor while its article loads. */
function ArticleFormSkeleton() {
  return (
    <Skeleton.Group label="">
      <Cards>
        <Written>
          <FormCard as="div">
            <Skeleton width="third" />
            <Skeleton shape="control" />
            <Skeleton width="third" />
            <Skeleton shape="control" />
            <Skeleton width="third" />
            <Skeleton shape="picture" />
          </FormCard>
        </Written>
        <Beside>
          {['publication', 'category', 'tags'].map((card) => (
            <FormCard key={card} as="div">
              <Skeleton shape="title" width="half" />
              <Skeleton shape="control" />
            </FormCard>
          ))}
        </Beside>
      </Cards>
    </Skeleton.Group>
  );
}

interface OpenedArticleProps {
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
function OpenedArticle({ personId, document, article, title = null, onDocumentChange }: OpenedArticleProps) {
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
