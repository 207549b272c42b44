import { useQuery, useMutation } from '@tanstack/react-query';
import { CalendarDays, Plus, Trash2, Tags, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { countRows, findOrder, ListFilters, ListScreen, useList } from '#lists/index.ts';
import { useSelection } from '#lists/useSelection.ts';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { paths } from '#paths.ts';
import {
  type ArticleList,
  articlesQuery,
  type ArticleListItem,
} from '#features/articles/data/article.queries.ts';
import { formatWhole } from '#data/formats.ts';
import { countPages } from '#data/paging.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button, SmallButton } from '#design-system/components/Button';
import { articleList } from '../articleList.ts';
import { ArticleTable, useArticleDeletion, endOfPlans } from '../ArticleTable/ArticleTable.tsx';
import { rememberList } from '#lists/articleListAddress.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { SelectionBar, DeleteSelected } from '#lists/SelectionBar/SelectionBar.tsx';
import { ClassifyDialog } from './ClassifyDialog.tsx';
import { notices } from '#admin/shell/notices.ts';
import { useAttempt } from '#admin/shell/useAttempt.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import {
  type Classification,
  classifyArticlesMutation,
} from '#features/articles/data/classification.queries.ts';
import { publishTogetherMutation, undoReleaseMutation } from '#features/releases/data/release.queries.ts';
import { nameSeveral } from '#lists/deletion.ts';

/** The articles, a page at a time: searched, filtered and sorted. */
export function ArticleListPage() {
  const { hasRole } = useAuth();
  const { search } = useLocation();
  useEffect(() => rememberList(search), [search]);
  const list = useList(articleList);
  const query = useQuery(articlesQuery(list.request));
  const selection = useSelection(query.data?.rows ?? []);
  const canDelete = hasRole('admin');

  return (
    <AdminPage title="Gestion des Articles">
      <ListFilters list={list} />
      <ListScreen
        list={list}
        query={query}
        loading="Chargement des articles..."
        count={countText}
        pages="Pages des articles"
        actions={
          <>
            {query.data?.rows.length !== 0 && (
              <SelectedArticles selection={selection} canDelete={canDelete} />
            )}
            <Button variant="ghost" iconStart={CalendarDays} render={<Link to={paths.admin.calendar} />}>
              Calendrier
            </Button>
            <Button variant="ghost" iconStart={Trash2} render={<Link to={paths.admin.deletedArticles} />}>
              Supprimés
            </Button>
            <Button variant="primary" iconStart={Plus} render={<Link to={paths.admin.newArticle} />}>
              Nouvel article
            </Button>
          </>
        }
        empty={
          <EmptyState
            title="Aucun article trouvé."
            action={<Button render={<Link to={paths.admin.newArticle} />}>Créer le premier article</Button>}
          >
            Le blogue attend son premier texte. Un brouillon suffit pour commencer&nbsp;: personne ne le verra
            avant sa publication.
          </EmptyState>
        }
        noneFound={{
          title: 'Aucun article trouvé.',
          clear: 'Effacer la recherche et les filtres',
          hint: 'Aucun article ne répond à la fois à la recherche et aux filtres. Essayez un mot plus court.',
        }}
      >
        {(articles) => (
          <ArticleTable
            articles={articles}
            canDelete={canDelete}
            selection={selection}
            order={findOrder(articleList, list.params)}
            onOrderChange={(tri) => list.change({ tri })}
          />
        )}
      </ListScreen>
    </AdminPage>
  );
}

/** How many articles there are, and which page of them is shown. */
function countText(shown: ArticleList) {
  const count = countRows(shown, 'article', 'articles');
  const pageCount = countPages(shown.total);
  return pageCount > 1
    ? `${count} · page\u00A0${formatWhole(shown.page)} sur\u00A0${formatWhole(pageCount)}`
    : count;
}

interface SelectedArticlesProps {
  selection: ReturnType<typeof useSelection<ArticleListItem>>;
  canDelete: boolean;
}

/** What can be done with the articles that are chosen: each is taken back from its notice. */
function SelectedArticles({ selection, canDelete }: SelectedArticlesProps) {
  const { selected } = selection;
  const { classifyAll, withdrawAll, isPending } = useArticleActions();
  const { deleteRows, isDeleting } = useArticleDeletion();
  const [isClassifying, setIsClassifying] = useState(false);
  const online = selected.filter(({ status }) => status === 'published');
  const finish = (isDone: boolean) => {
    if (isDone) selection.clear();
    return isDone;
  };
  return (
    <SelectionBar selection={selection} one="article choisi" several="articles choisis">
      <SmallButton iconStart={Tags} onClick={() => setIsClassifying(true)}>
        Classer…
      </SmallButton>
      {online.length > 0 && (
        <SmallButton
          iconStart={Undo2}
          isPending={isPending && !isClassifying}
          onClick={() => void withdrawAll(online).then(finish)}
        >
          Retirer du site
        </SmallButton>
      )}
      {canDelete && <DeleteSelected isPending={isDeleting} onDelete={() => void deleteRows(selected)} />}
      {isClassifying && (
        <ClassifyDialog
          subject={selected.length === 1 ? (selected[0]?.title ?? '') : `${selected.length} articles`}
          onClose={() => setIsClassifying(false)}
          onChoose={async (change) => finish(await classifyAll(selected, change))}
        />
      )}
    </SelectionBar>
  );
}

/** Classes several articles, or takes them from the site, says what became of it and offers to take it back. */
function useArticleActions() {
  const showToast = useToast();
  const { attempt, offerUndo } = useAttempt();
  const confirm = useConfirm();
  const { mutateAsync: classify, isPending: isClassifying } = useMutation(classifyArticlesMutation);
  const { mutateAsync: publish, isPending: isWithdrawing } = useMutation(publishTogetherMutation);
  const { mutateAsync: undo } = useMutation(undoReleaseMutation);

  const report = (notice: ToastOptions, takeBack: () => Promise<unknown>) =>
    offerUndo(notice, async () => {
      await takeBack();
      showToast(notices.changeUndone);
    });

  return {
    isPending: isClassifying || isWithdrawing,
    classifyAll: (articles: readonly ArticleListItem[], change: Classification) =>
      attempt(async () => {
        const steps = await classify([{ ids: articles.map(({ id }) => id), change }]);
        const changed = new Set(steps.flatMap(({ ids }) => ids)).size;
        if (changed === 0) showToast(notices.articlesUnchanged);
        else report(notices.articlesChanged(changed), () => classify(steps));
      }),
    /** All of them or none, as one release that can be undone. */
    withdrawAll: async (articles: readonly ArticleListItem[]) => {
      const count = articles.length;
      const isWanted = await confirm({
        title: count > 1 ? `Retirer ces ${count} articles du site?` : 'Retirer cet article du site?',
        description: [
          `${nameSeveral(articles.map(({ title }) => title))}.`,
          count > 1
            ? 'Leurs adresses répondront qu’ils n’existent plus. Leurs textes restent ici, en brouillon.'
            : 'Son adresse répondra qu’il n’existe plus. Son texte reste ici, en brouillon.',
          endOfPlans(articles),
        ].join(' '),
        confirmLabel: 'Retirer du site',
        isDestructive: true,
      });
      return (
        isWanted &&
        attempt(async () => {
          const id = await publish({
            name: `Articles retirés, ${formatQuebecTime(new Date().toISOString())}`,
            documents: articles.map((article) => toArticleDocument(article.id)),
            withdraws: true,
          });
          report(notices.articlesWithdrawn(count), () => undo({ id }));
        })
      );
    },
  };
}
