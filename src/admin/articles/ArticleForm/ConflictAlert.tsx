import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { toDataError } from '#data/errors.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';

/** Somebody else saved the article since it was opened: nothing was overwritten, and both texts can be compared. */
export function ConflictAlert({ articleId, error }: { articleId: string; error: unknown }) {
  if (!error || toDataError(error).kind !== 'conflict') return null;
  return (
    <Alert
      tone="warning"
      title="Une autre personne a enregistré cet article entre-temps."
      action={
        <Button
          variant="outline"
          size="small"
          render={<Link to={paths.admin.article(articleId)} target="_blank" rel="noopener" />}
        >
          Ouvrir sa version dans un nouvel onglet
        </Button>
      }
    >
      Rien n’a été écrasé, et votre texte est toujours ici.
    </Alert>
  );
}
