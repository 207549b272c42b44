import { Trash2 } from 'lucide-react';
import { deletionQuestion } from '#admin/layout/deletion.ts';
import { notices } from '#admin/layout/notices.ts';
import { useDeletion } from '#admin/layout/useDeletion.ts';
import { useDeleteArticle, useRestoreArticle } from '#data/articles/useArticles.ts';
import { IconButton } from '#design-system/components/IconButton';

/** Deletes an article after the question (spec section 8), and offers to take it back. For admins only. */
export function DeleteArticleButton({ id, title }: { id: string; title: string }) {
  const askAndDelete = useDeletion();
  const { mutateAsync: deleteArticle, isPending } = useDeleteArticle();
  const { mutateAsync: restoreArticle } = useRestoreArticle();

  const onClick = () =>
    askAndDelete({
      question: deletionQuestion('article', title),
      remove: () => deleteArticle(id),
      restore: () => restoreArticle(id),
      deleted: notices.articleDeleted,
      restored: notices.articleRestored,
    });

  return (
    <IconButton
      label={`Supprimer l’article ${title}`}
      icon={Trash2}
      variant="danger"
      size="small"
      isPending={isPending}
      onClick={() => void onClick()}
    />
  );
}
