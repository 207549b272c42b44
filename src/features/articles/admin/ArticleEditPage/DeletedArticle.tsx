import { useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { asNewArticle, findDraftTitle } from '#features/articles/admin/articleTexts.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { deviceDrafts, type Draft } from '#documents/data/draftStore.ts';
import { useLeftDrafts } from '#documents/data/useRecoveredDrafts.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';

export interface DeletedArticleProps {
  personId: string;
  articleId: string;
}

/** The article is deleted, but what its author typed in it is still here: it can become a new one. */
export function DeletedArticle({ personId, articleId }: DeletedArticleProps) {
  const navigate = useNavigate();
  const drafts = useLeftDrafts(personId, toArticleDocument(articleId));

  const onRecreate = (draft: Draft) => {
    const anew = asNewArticle(draft, crypto.randomUUID());
    if (anew && deviceDrafts.keep(anew)) deviceDrafts.remove(draft);
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
      {findDraftTitle(draft) && `« ${findDraftTitle(draft)} »`}
    </Alert>
  ));
}
