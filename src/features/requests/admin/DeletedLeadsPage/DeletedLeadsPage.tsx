import { useMutation } from '@tanstack/react-query';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { BackTo } from '#admin/shell/BackTo.tsx';
import { notices } from '#admin/shell/notices.ts';
import { DeletedItems } from '#lists/DeletedItems/DeletedItems.tsx';
import { paths } from '#paths.ts';
import { restoreLeadsMutation } from '#features/requests/data/lead.queries.ts';

/** The requests that were deleted in the last thirty days, to bring back with their notes. */
export function DeletedLeadsPage() {
  const { mutateAsync: restore } = useMutation(restoreLeadsMutation);
  return (
    <AdminPage
      title="Demandes supprimées"
      intro={<BackTo address={paths.admin.leads}>Retour aux demandes</BackTo>}
    >
      <DeletedItems
        sources={['leads']}
        one="demande supprimée"
        several="demandes supprimées"
        none="Aucune demande supprimée."
        kept="Chacune est gardée trente jours, avec ses notes."
        restore={({ id }) => restore([id])}
        restored={() => notices.leadsRestored(1)}
      />
    </AdminPage>
  );
}
