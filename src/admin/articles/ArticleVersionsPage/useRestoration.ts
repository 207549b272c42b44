import { noop, useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { focusMain } from '#admin/shell/focusMain.ts';
import { notices } from '#admin/shell/notices.ts';
import { type Article, type ArticleInput, toArticleInput } from '#data/articles/article.schema.ts';
import type { ArticleField } from '#data/articles/editing/merge.ts';
import { restorableFields, type Taxonomy } from '#data/revisions/revision.ts';
import { restoreDeletedArticleMutation, restoreRevisionMutation } from '#data/revisions/revision.queries.ts';
import { useToast } from '#design-system/components/Toast';
import { paths } from '#paths.ts';
import { fieldLabels } from '../fieldLabels.ts';

type Wanted = { text: ArticleInput; number: number; fields: readonly ArticleField[]; taxonomy: Taxonomy };

/** Brings a version, or a field of one, back as a new save, and says so with a way to undo it (product 11.5). */
export function useRestoration(articleId: string, present: Article | null) {
  const navigate = useNavigate();
  const showToast = useToast();
  const { mutateAsync: save, isPending } = useMutation(restoreRevisionMutation(articleId));
  const { mutateAsync: restoreDeleted, isPending: isRestoringDeleted } = useMutation(
    restoreDeletedArticleMutation,
  );

  const restore = async ({ text, number, fields, taxonomy }: Wanted) => {
    if (!present) return;
    const [field] = fields;
    const isWhole = fields.length > 1 || !field;
    const note = isWhole ? `Version ${number}` : `${fieldLabels[field]} de la version ${number}`;
    const restored = await save({ present, text, fields, note, taxonomy }).catch(noop);
    if (!restored) return;
    const undo = () =>
      save({
        present: restored,
        text: toArticleInput(present, Date.now()),
        fields: restorableFields,
        note: 'Restauration annulée',
        taxonomy,
      }).then(() => showToast(notices.restorationUndone), noop);
    // The button that was pressed has nothing left to restore.
    focusMain();
    showToast({
      ...(isWhole ? notices.versionRestored : notices.fieldRestored),
      action: { label: 'Annuler', onClick: () => void undo() },
    });
  };

  return {
    restore,
    restoreDeleted: (number: number | null) =>
      restoreDeleted({ articleId, number }).then(() => {
        showToast(notices.deletedArticleRestored);
        void navigate(paths.admin.article(articleId));
      }, noop),
    isPending: isPending || isRestoringDeleted,
  };
}
