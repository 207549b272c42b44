import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { notices } from '#admin/shell/notices.ts';
import { restoreArticlesMutation } from '#features/articles/data/article.queries.ts';
import { DeletedItems } from '#lists/DeletedItems/DeletedItems.tsx';
import { paths } from '#paths.ts';
import { BackToList } from '../BackToList.tsx';

/** The articles that were deleted in the last thirty days, to look at and to bring back as they were. */
export function DeletedArticlesPage() {
  const navigate = useNavigate();
  const { mutateAsync: restore } = useMutation(restoreArticlesMutation);
  return (
    <AdminPage title="Articles supprimés" intro={<BackToList />}>
      <DeletedItems
        sources={['articles']}
        one="article supprimé"
        several="articles supprimés"
        none="Aucun article supprimé."
        kept="Chacun est gardé trente jours, avec toutes ses versions."
        restore={({ id }) => restore({ gone: [id] })}
        restored={() => notices.articlesRestored(1)}
        onRestored={({ id }) => void navigate(paths.admin.article(id))}
        renderTitle={({ id, title }) => <Link to={paths.admin.articleVersions(id)}>{title}</Link>}
      />
    </AdminPage>
  );
}
