import { useMutation } from '@tanstack/react-query';
import { notices } from '#admin/shell/notices.ts';
import { deleteLeadsMutation, restoreLeadsMutation } from '#features/requests/data/lead.queries.ts';
import { type Lead, nameSender } from '#features/requests/data/lead.ts';
import { deletionQuestion } from '#lists/deletion.ts';
import { nameSeveral } from '#lists/nameSeveral.ts';
import { useRecordDeletion } from '#lists/useRecordDeletion.ts';

/** Deletes leads after the question, and offers to take it back. */
export function useLeadDeletion() {
  const { mutateAsync: remove, isPending: isDeleting } = useMutation(deleteLeadsMutation);
  const { mutateAsync: restore } = useMutation(restoreLeadsMutation);
  const deleteRecords = useRecordDeletion(remove, restore);
  return {
    isDeleting,
    /** Resolves to whether any is gone. */
    deleteLeads: (leads: readonly Lead[]) =>
      deleteRecords(leads, {
        question: deletionQuestion('lead', nameSeveral(leads.map(nameSender)), '', leads.length),
        deleted: notices.leadsDeleted,
        restored: notices.leadsRestored,
      }),
  };
}
