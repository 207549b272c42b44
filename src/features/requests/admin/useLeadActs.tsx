import { CircleCheck, Reply, Trash2, UserCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAuth } from '#data/session/useAuth.ts';
import type { MenuItem } from '#design-system/components/Menu';
import { paths, REPLYING } from '#paths.ts';
import { isClosed, type Lead } from '#features/requests/data/lead.ts';
import { useLeadActions } from './useLeadActions.ts';
import { useLeadDeletion } from './useLeadDeletion.ts';
import { useTeam } from './useTeam.ts';

/** What can be done with each lead of a list, by what it is and who looks at it. */
export function useLeadActs(onClose: (lead: Lead) => void) {
  const { hasRole, user } = useAuth();
  const { assign } = useLeadActions();
  const { deleteLeads } = useLeadDeletion();
  const own = useTeam().find(({ value }) => value === user?.id);
  return (lead: Lead): MenuItem[] => {
    const acts: (MenuItem | false)[] = [
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
        onSelect: () => void deleteLeads([lead]),
        isDestructive: true,
      },
    ];
    return acts.filter((act) => act !== false);
  };
}
