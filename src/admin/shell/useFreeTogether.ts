import { useMutation } from '@tanstack/react-query';
import { writing } from '#data/queryClient.ts';
import { supabase } from '#data/supabase.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { useToast } from '#design-system/components/Toast';
import { notices } from './notices.ts';
import { useAttempt } from './useAttempt.ts';

/** Ends what came today from the network of a request and is to come, and gives how many that were: anything may have changed. Editors and above. */
const freeTogetherMutation = writing({ changes: [[]], isErrorHandled: true }, async (leadId: string) => {
  const { data } = await supabase().rpc('free_together', { lead_id: leadId }).throwOnError();
  return data as number;
});

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
