import { Trash2 } from 'lucide-react';
import { deletionQuestion } from '#admin/layout/deletion.ts';
import { notices } from '#admin/layout/notices.ts';
import { useDeleteArticle, useRestoreArticle } from '#data/articles/useArticles.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { IconButton } from '#design-system/components/IconButton';
import { useToast } from '#design-system/components/Toast';

/** Deletes an article after the question (spec section 8), and offers to take it back. For admins only. */
export function DeleteArticleButton({ id, title }: { id: string; title: string }) {
  const confirm = useConfirm();
  const showToast = useToast();
  const { mutateAsync: deleteArticle, isPending } = useDeleteArticle();
  const { mutateAsync: restoreArticle } = useRestoreArticle();

  const onRestore = () =>
    restoreArticle(id).then(
      () => showToast(notices.articleRestored),
      (error: unknown) => showToast(notices.requestFailed(error)),
    );

  const onClick = async () => {
    if (!(await confirm(deletionQuestion('article', title)))) return;
    try {
      await deleteArticle(id);
      // The row is gone, and its button with the focus.
      document.getElementById('contenu')?.focus({ preventScroll: true });
      showToast({
        ...notices.articleDeleted,
        action: { label: 'Annuler', onClick: () => void onRestore() },
      });
    } catch (error) {
      showToast(notices.requestFailed(error));
    }
  };

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
