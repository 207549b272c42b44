import { useMutation } from '@tanstack/react-query';
import { freeTogetherMutation } from '#features/requests/data/freeTogether.queries.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { useToast } from '#design-system/components/Toast';
import { notices } from './notices.ts';
import { useAttempt } from './useAttempt.ts';

/** Asks whether all that came from one network today is to be freed, and does so. Gives whether it was done. */
export function useFreeTogether() {
  const confirm = useConfirm();
  const showToast = useToast();
  const { attempt } = useAttempt();
  const { mutateAsync: free } = useMutation(freeTogetherMutation);

  return async (leadId: string, count: number) => {
    const isMeant = await confirm({
      title: `Libérer les ${count} demandes venues ensemble?`,
      description:
        'Places et studios demandés aujourd’hui depuis le même réseau redeviennent libres. Qui avait confirmé reçoit un courriel. C’est définitif.',
      confirmLabel: 'Tout libérer',
      cancelLabel: 'Revenir',
      isDestructive: true,
    });
    if (!isMeant) return false;
    return attempt(async () => showToast(notices.requestsFreed(await free(leadId))));
  };
}
