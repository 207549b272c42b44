import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { notices } from '#admin/shell/notices.ts';
import { restoreDeletedArticleMutation } from '#features/articles/data/restoration.queries.ts';
import { DeletedItems } from '#lists/DeletedItems/index.ts';
import { paths } from '#paths.ts';
import { BackToList } from '../BackToList.tsx';

/** The articles that were deleted in the last thirty days, to look at and to bring back as drafts. */
export function DeletedArticlesPage() {
  const navigate = useNavigate();
  // The list says what failed.
  const { mutateAsync: restore } = useMutation({
    ...restoreDeletedArticleMutation,
    meta: { isErrorHandled: true },
  });
  return (
    <AdminPage title="Articles supprimés" intro={<BackToList />}>
      <DeletedItems
        sources={['articles']}
        one="article supprimé"
        several="articles supprimés"
        none="Aucun article supprimé."
        kept="Chacun est gardé trente jours, avec toutes ses versions."
        label="Rétablir comme brouillon"
        restore={({ id }) => restore({ articleId: id, number: null })}
        restored={() => notices.deletedArticleRestored}
        onRestored={({ id }) => void navigate(paths.admin.article(id))}
        renderTitle={({ id, title }) => <Link to={paths.admin.articleVersions(id)}>{title}</Link>}
      />
    </AdminPage>
  );
}
