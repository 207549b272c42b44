import { useNavigate } from 'react-router-dom';
import { focusMain } from '#admin/shell/focusMain.ts';
import { notices } from '#admin/shell/notices.ts';
import { type Article, type ArticleInput, articleInputOf } from '#data/articles/article.schema.ts';
import type { ArticleField } from '#data/articles/editing/merge.ts';
import { restorableFields, type Taxonomy } from '#data/revisions/revision.ts';
import { useRestoreDeletedArticle, useRestoreRevision } from '#data/revisions/useRevisions.ts';
import { useToast } from '#design-system/components/Toast';
import { paths } from '#paths.ts';
import { fieldLabels } from '../fieldLabels.ts';

type Wanted = { text: ArticleInput; number: number; fields: readonly ArticleField[]; taxonomy: Taxonomy };

/** Brings a version, or a field of one, back as a new save, and says so with a way to undo it (product 11.5). */
export function useRestoration(articleId: string, present: Article | null) {
  const navigate = useNavigate();
  const showToast = useToast();
  const { mutateAsync: save, isPending } = useRestoreRevision(articleId);
  const { mutateAsync: restoreDeleted, isPending: isRestoringDeleted } = useRestoreDeletedArticle();

  const restore = async ({ text, number, fields, taxonomy }: Wanted) => {
    if (!present) return;
    const [field] = fields;
    const isWhole = fields.length > 1 || !field;
    const note = isWhole ? `Version ${number}` : `${fieldLabels[field]} de la version ${number}`;
    try {
      const restored = await save({ present, text, fields, note, taxonomy });
      const undo = async () => {
        try {
          const before = articleInputOf(present, Date.now());
          await save({
            present: restored,
            text: before,
            fields: restorableFields,
            note: 'Restauration annulée',
            taxonomy,
          });
          showToast(notices.restorationUndone);
        } catch (error) {
          showToast(notices.requestFailed(error));
        }
      };
      // The button that was pressed has nothing left to restore.
      focusMain();
      showToast({
        ...(isWhole ? notices.versionRestored : notices.fieldRestored),
        action: { label: 'Annuler', onClick: () => void undo() },
      });
    } catch (error) {
      showToast(notices.requestFailed(error));
    }
  };

  return {
    restore,
    restoreDeleted: async (number: number | null) => {
      try {
        await restoreDeleted({ articleId, number });
        showToast(notices.deletedArticleRestored);
        void navigate(paths.admin.article(articleId));
      } catch (error) {
        showToast(notices.requestFailed(error));
      }
    },
    isPending: isPending || isRestoringDeleted,
  };
}
