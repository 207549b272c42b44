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
import { readContentView } from '#documents/admin/DocumentForm/RichTextPart.tsx';
import { preloadSurface } from '#documents/admin/RichTextField/RichTextField.tsx';
import { paths } from '#paths.ts';
import { asNewArticle, findDraftTitle } from '#features/articles/admin/articleTexts.ts';
import { deviceDrafts, type Draft } from '#documents/data/draftStore.ts';
import { useAllLeftDrafts } from '#documents/data/useRecoveredDrafts.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Skeleton } from '#design-system/components/Skeleton';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { Beside, Cards, Written } from '#documents/admin/DocumentForm/DocumentForm.styles.ts';
import { notices } from '#admin/shell/notices.ts';
import { DocumentScreen, type DocumentScreenProps } from '#documents/admin/DocumentScreen/DocumentScreen.tsx';
import { type SavedEffect, useOpenedDocument } from '#documents/admin/DocumentScreen/useOpenedDocument.ts';
import { describePlan } from '#documents/admin/PlanDialog/PlanDialog.tsx';
import { type ArticleInput, toStoredArticle } from '#features/articles/data/article.schema.ts';
import { isScheduled } from '#features/articles/data/publication.ts';
import { describeArticle } from '../article.kind.ts';
import { usePublicPage } from '../PublicPage/usePublicPage.tsx';
import { useArticleActs } from '../useArticleActs.tsx';
import { BackTo } from '#admin/shell/BackTo.tsx';
import { articleListAddress } from '#lists/articleListAddress.ts';

/** The editor, for a new article and for one that exists. */
export function ArticleEditPage() {
  const { id } = useParams();
  const title = useSearchParams()[0].get('titre');
  const { begun, goOnAs } = useBegunArticle(id);
  const { user } = useAuth();
  // Who is at work, also while their session has ended: whoever signs in instead begins anew.
  const [personId, setPersonId] = useState(user?.id);
  if (user && user.id !== personId) setPersonId(user.id);
  const query = useQuery({ ...articleQuery(begun ? null : (id ?? null)), meta: { notice: 'dataNotLoaded' } });
  useEffect(() => {
    if (readContentView() === 'text') preloadSurface();
  }, []);

  if (begun)
    return (
      <OpenedArticle
        key={`${personId} ${begun.key}`}
        document={toArticleDocument(begun.id)}
        article={null}
        title={title}
        onRecovered={({ document }) => goOnAs(toId(document))}
      />
    );
  if (id && query.data)
    return <OpenedArticle key={`${personId} ${id}`} document={toArticleDocument(id)} article={query.data} />;
  const isDeleted = query.isError && toDataError(query.error).kind === 'notFound';
  return (
    <AdminPage
      title="Éditer l'article"
      intro={<BackToList />}
      actions={!query.isError && <Spinner label="Chargement..." />}
    >
      {isDeleted && <DeletedArticle document={toArticleDocument(id ?? '')} />}
      {query.isError ? <LoadError query={query} /> : <ArticleFormSkeleton />}
    </AdminPage>
  );
}

const begin = () => {
  const id: string = crypto.randomUUID();
  return { key: id, id };
};

/**
 * The article that was begun on this screen, null where it shows another one. Its id is made here, so that it keeps its editor, and what was
 * typed meanwhile, when its first save gives it an address.
 */
function useBegunArticle(id: string | undefined) {
  const [lastId, setLastId] = useState(id);
  const [begun, setBegun] = useState(begin);
  if (id !== lastId) {
    setLastId(id);
    if (id !== begun.id) setBegun(begin());
  }
  return {
    begun: id === undefined || id === begun.id ? begun : null,
    /** The text goes on under the id that it had when it was left. */
    goOnAs: (formerId: string) => setBegun({ ...begun, id: formerId }),
  };
}

/** The article is deleted, but what its author typed in it is still here: it can become a new one. */
function DeletedArticle({ document }: { document: string }) {
  const navigate = useNavigate();
  const drafts = useAllLeftDrafts().filter((draft) => draft.document === document);

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

interface OpenedArticleProps extends Pick<DocumentScreenProps<ArticleInput>, 'onRecovered'> {
  /** La clé de l’article; celle d’un nouveau n’est pas encore enregistrée. */
  document: string;
  /** L’article tel qu’il a été lu; `null` pour un nouveau. */
  article: DocumentState | null;
  /** Le titre que porte d’abord un nouvel article. */
  title?: string | null;
}

/** Opens an article in the screen of documents. */
function OpenedArticle({ document, article, title = null, onRecovered }: OpenedArticleProps) {
  const [section] = useState(() => describeArticle(document, title));
  const editing = useOpenedDocument({ section, saved: article, toNotice: describeSave });
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
        onRecovered={onRecovered}
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

/** Leads back to the list as it was left. */
function BackToList() {
  return <BackTo address={articleListAddress()}>Retour aux articles</BackTo>;
}
