import { useMutation } from '@tanstack/react-query';
import { notices } from '#admin/shell/notices.ts';
import { useAttempt } from '#admin/shell/useAttempt.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import type { ArticleListItem } from '#features/articles/data/article.queries.ts';
import {
  type Classification,
  classifyArticlesMutation,
} from '#features/articles/data/classification.queries.ts';
import { publishTogetherMutation, undoReleaseMutation } from '#features/releases/data/release.queries.ts';
import { nameSeveral } from '#lists/nameSeveral.ts';
import { endOfPlans } from './useArticleDeletion.ts';

/** Classes several articles, or takes them from the site, says what became of it and offers to take it back. */
export function useArticleActions() {
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
            name: `Articles retirés, ${formatDayAndTime(toClockTime(new Date().toISOString()))}`,
            documents: articles.map((article) => toArticleDocument(article.id)),
            withdraws: true,
          });
          report(notices.articlesWithdrawn(count), () => undo({ id }));
        })
      );
    },
  };
}
