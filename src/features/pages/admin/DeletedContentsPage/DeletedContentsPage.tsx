import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { BackTo } from '#admin/shell/BackTo.tsx';
import { notices } from '#admin/shell/notices.ts';
import { describeAddressed } from '#documents/contents/addressedKinds.ts';
import { deletedDocumentsQuery, restoreDocumentMutation } from '#documents/data/deletedDocuments.queries.ts';
import { Badge } from '#design-system/components/Badge';
import { DeletedItems } from '#lists/DeletedItems/DeletedItems.tsx';
import { paths } from '#paths.ts';

const useDeletedDocuments = () => useQuery(deletedDocumentsQuery);

/** The pages, projects, shows and episodes that were deleted in the last thirty days, to bring back where they stood. */
export function DeletedContentsPage() {
  const navigate = useNavigate();
  const { mutateAsync: restore } = useMutation(restoreDocumentMutation);
  return (
    <AdminPage title="Pages supprimées" intro={<BackTo address={paths.admin.pages}>Retour aux pages</BackTo>}>
      <DeletedItems
        useItems={useDeletedDocuments}
        one="élément supprimé"
        several="éléments supprimés"
        none="Aucune page, aucun projet ni aucune émission supprimés."
        kept="Chacun est gardé trente jours, avec toutes ses versions."
        restore={({ id }) => restore(id)}
        restored={() => notices.documentRestored}
        onRestored={({ id }) => void navigate(paths.admin.content(id))}
        renderTitle={({ id, title }) => (
          <>
            {title} <Badge variant="outline">{describeAddressed(id)?.words.label ?? ''}</Badge>
          </>
        )}
      />
    </AdminPage>
  );
}
