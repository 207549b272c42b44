import { Tags, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#design-system/components/Button';
import type { ArticleListItem } from '#features/articles/data/article.queries.ts';
import { SelectionBar } from '#lists/SelectionBar/SelectionBar.tsx';
import { DeleteSelected } from '#lists/SelectionBar/DeleteSelected.tsx';
import type { useSelection } from '#lists/useSelection.ts';
import { useArticleActions } from '../useArticleActions.ts';
import { useArticleDeletion } from '../useArticleDeletion.ts';
import { ClassifyDialog } from './ClassifyDialog.tsx';

interface SelectedArticlesProps {
  selection: ReturnType<typeof useSelection<ArticleListItem>>;
  canDelete: boolean;
}

/** What can be done with the articles that are chosen: each is taken back from its notice. */
export function SelectedArticles({ selection, canDelete }: SelectedArticlesProps) {
  const { selected } = selection;
  const { classifyAll, withdrawAll, isPending } = useArticleActions();
  const { deleteArticles, deletingIds } = useArticleDeletion();
  const [isClassifying, setIsClassifying] = useState(false);
  const online = selected.filter(({ status }) => status === 'published');
  const finish = (isDone: boolean) => {
    if (isDone) selection.clear();
    return isDone;
  };
  return (
    <SelectionBar selection={selection} one="article choisi" several="articles choisis">
      <Button size="small" variant="outline" iconStart={Tags} onClick={() => setIsClassifying(true)}>
        Classer…
      </Button>
      {online.length > 0 && (
        <Button
          size="small"
          variant="outline"
          iconStart={Undo2}
          isPending={isPending && !isClassifying}
          onClick={() => void withdrawAll(online).then(finish)}
        >
          Retirer du site
        </Button>
      )}
      {canDelete && (
        <DeleteSelected isPending={deletingIds.length > 0} onDelete={() => void deleteArticles(selected)} />
      )}
      {isClassifying && (
        <ClassifyDialog
          subject={selected.length === 1 ? (selected[0]?.title ?? '') : `${selected.length} articles`}
          isPending={isPending}
          onClose={() => setIsClassifying(false)}
          onChoose={async (change) => finish(await classifyAll(selected, change))}
        />
      )}
    </SelectionBar>
  );
}
