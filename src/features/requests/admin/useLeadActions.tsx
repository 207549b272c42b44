import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { notices } from '#admin/shell/notices.ts';
import { withUndo } from '#admin/shell/useAttempt.ts';
import { toDataError } from '#data/errors.ts';
import {
  changeLeadMutation,
  changeLeadsMutation,
  type ChangedLead,
  undoChangeMutation,
  leadRecords,
} from '#features/requests/data/lead.queries.ts';
import { type Lead, leadStages, type LeadStage, nameSender, isClosed } from '#features/requests/data/lead.ts';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import type { Closing } from './LeadListPage/CloseLeads.tsx';
import { useRecordDeletion } from '#lists/useDeletion.ts';
import { CircleCheck, Reply, Trash2, UserCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAuth } from '#data/session/useAuth.ts';
import type { MenuItem } from '#design-system/components/Menu';
import { paths, REPLYING } from '#paths.ts';
import { useTeam } from './useTeam.ts';

/** Moves, assigns and closes leads, says what became of it and offers to take it back. */
export function useLeadActions() {
  const showToast = useToast();
  const client = useQueryClient();
  const one = useMutation(changeLeadMutation);
  const several = useMutation(changeLeadsMutation);
  const { mutateAsync: undoChange } = useMutation(undoChangeMutation);

  const undo = (changed: readonly ChangedLead[]) =>
    undoChange(changed).then(
      (count) => showToast(count === changed.length ? notices.changeUndone : notices.leadChangePartlyUndone),
      noop,
    );

  const report = (notice: ToastOptions, changed: readonly ChangedLead[]) =>
    showToast(withUndo(notice, () => undo(changed)));

  /** Resolves with whether it is there. */
  const move = (lead: Lead, stage: LeadStage, lost_reason: string | null = null) =>
    one.mutateAsync({ lead, changes: { stage, lost_reason } }).then(
      (version) => {
        const former = { stage: lead.stage, lost_reason: lead.lost_reason };
        report(notices.leadMoved(leadStages[stage]), [{ id: lead.id, version, former }]);
        return true;
      },
      (error: unknown) => {
        showToast({
          ...notices.requestFailed(error),
          ...(toDataError(error).kind === 'conflict' && {
            action: { label: 'Recharger', onClick: () => void invalidate(client, queryKeys.leads) },
          }),
        });
        return false;
      },
    );

  const changeAll = async (
    leads: readonly Lead[],
    changes: Parameters<typeof several.mutateAsync>[0]['changes'],
    toNotice: (count: number) => ToastOptions,
  ) => {
    try {
      const changed = await several.mutateAsync({ leads, changes });
      if (changed.length > 0) report(toNotice(changed.length), changed);
      const left = leads.length - changed.length;
      if (left > 0) showToast(notices.leadsChangedMeanwhile(left));
      return true;
    } catch {
      // The toast of the failed write says why.
      return false;
    }
  };

  return {
    move,
    /** La demande que l’on déplace. */
    movingId: one.isPending ? one.variables?.lead.id : undefined,
    assign: (leads: readonly Lead[], person: { value: string; label: string } | null) =>
      changeAll(leads, { assignee: person?.value ?? null }, (count) =>
        notices.leadsAssigned({ count, name: person?.label ?? null }),
      ),
    close: (leads: readonly Lead[], closing: Closing) => changeAll(leads, closing, notices.leadsClosed),
    isChanging: several.isPending,
  };
}

/** Deletes leads after the question, and offers to take it back. */
export const useLeadDeletion = () =>
  useRecordDeletion<Lead>(leadRecords, {
    subject: 'lead',
    name: nameSender,
    deleted: notices.leadsDeleted,
    restored: notices.leadsRestored,
  });

/** What can be done with each lead of a list, by what it is and who looks at it. */
export function useLeadActs(onClose: (lead: Lead) => void) {
  const { hasRole, user } = useAuth();
  const { assign } = useLeadActions();
  const { deleteRows } = useLeadDeletion();
  const own = useTeam().find(({ value }) => value === user?.id);
  return (lead: Lead): (MenuItem | false)[] => [
    hasRole('editor') &&
      lead.email !== null && {
        label: 'Répondre',
        icon: Reply,
        render: <Link to={`${paths.admin.lead(lead.id)}${REPLYING}`} />,
      },
    hasRole('editor') &&
      own !== undefined &&
      lead.assignee !== own.value && {
        label: 'Me confier la demande',
        icon: UserCheck,
        onSelect: () => void assign([lead], own),
      },
    hasRole('editor') &&
      !isClosed(lead.stage) && { label: 'Fermer…', icon: CircleCheck, onSelect: () => onClose(lead) },
    hasRole('admin') && {
      label: 'Supprimer',
      icon: Trash2,
      onSelect: () => void deleteRows([lead]),
      isDestructive: true,
    },
  ];
}
