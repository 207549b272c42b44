import { useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { asNewArticle, deviceDrafts, type Draft, findTitle } from '#data/articles/editing/draftStore.ts';
import { useDraftsOfDeletedArticle } from '#data/articles/editing/useRecoveredDrafts.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';

export interface DeletedArticleProps {
  personId: string;
  articleId: string;
}

/** The article is deleted, but what its author typed in it is still here: it can become a new one. */
export function DeletedArticle({ personId, articleId }: DeletedArticleProps) {
  const navigate = useNavigate();
  const drafts = useDraftsOfDeletedArticle(personId, articleId);

  const onRecreate = (draft: Draft) => {
    if (deviceDrafts.keep(asNewArticle(draft, crypto.randomUUID()))) deviceDrafts.remove(draft);
    void navigate(paths.admin.newArticle);
  };

  return drafts.map((draft) => (
    <Alert
      key={draft.editorId}
      title="Votre texte non enregistré est toujours sur cet appareil."
      action={
        <Button size="small" onClick={() => onRecreate(draft)}>
          En faire un nouvel article
        </Button>
      }
    >
      {findTitle(draft) && `« ${findTitle(draft)} »`}
    </Alert>
  ));
}
