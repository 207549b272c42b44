import { useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { asNewArticle, type LocalCopy, localCopies } from '#data/articles/editing/draftStore.ts';
import { useCopiesOfLostArticle } from '#data/articles/editing/useRecoveredDrafts.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';

export interface LostArticleProps {
  personId: string;
  articleId: string;
}

/** The article is no more, but what its author typed in it is: it can become a new one. */
export function LostArticle({ personId, articleId }: LostArticleProps) {
  const navigate = useNavigate();
  const copies = useCopiesOfLostArticle(personId, articleId);

  const onResume = (copy: LocalCopy) => {
    if (localCopies.keep(asNewArticle(copy, crypto.randomUUID()))) localCopies.remove(copy);
    void navigate(paths.admin.newArticle);
  };

  return copies.map((copy) => (
    <Alert
      key={copy.editorId}
      title="Votre texte non enregistré est toujours sur cet appareil."
      action={
        <Button size="small" onClick={() => onResume(copy)}>
          En faire un nouvel article
        </Button>
      }
    >
      {copy.typed.title && `« ${copy.typed.title} »`}
    </Alert>
  ));
}
