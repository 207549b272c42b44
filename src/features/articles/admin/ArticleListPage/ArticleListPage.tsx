import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Plus, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { countRows, findOrder, ListFilters, ListScreen, useList } from '#lists/index.ts';
import { useSelection } from '#lists/useSelection.ts';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { paths } from '#paths.ts';
import { type ArticleList, articlesQuery } from '#features/articles/data/article.queries.ts';
import { formatWhole } from '#data/formats.ts';
import { countPages } from '#data/paging.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { articleList } from '../articleList.ts';
import { ArticlesEmpty } from './ArticlesEmpty.tsx';
import { ArticleTable } from '../ArticleTable/ArticleTable.tsx';
import { rememberList } from '#lists/articleListAddress.ts';
import { SelectedArticles } from './SelectedArticles.tsx';

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
            <Elsewhere />
          </>
        }
        empty={<ArticlesEmpty />}
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

/** What was deleted, and a new one. */
const Elsewhere = () => (
  <>
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
);
