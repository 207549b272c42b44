import { useMutation } from '@tanstack/react-query';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { BackTo } from '#admin/shell/BackTo.tsx';
import { notices } from '#admin/shell/notices.ts';
import { DeletedItems } from '#lists/DeletedItems/DeletedItems.tsx';
import { paths } from '#paths.ts';
import { restoreMediaMutation } from '#features/media/data/media.queries.ts';

/** The media that were deleted in the last thirty days, to bring back with their files. */
export function DeletedMediaPage() {
  const { mutateAsync: restore } = useMutation(restoreMediaMutation);
  return (
    <AdminPage
      title="Médias supprimés"
      intro={<BackTo address={paths.admin.media}>Retour à la médiathèque</BackTo>}
    >
      <DeletedItems
        sources={['media_library']}
        one="média supprimé"
        several="médias supprimés"
        none="Aucun média supprimé."
        kept="Chacun est gardé trente jours, avec ses fichiers."
        restore={({ id, files }) => restore(files ? [{ id, ...files }] : [])}
        restored={() => notices.mediaRestored(1)}
      />
    </AdminPage>
  );
}
