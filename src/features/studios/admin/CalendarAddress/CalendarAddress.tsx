import { noop, useMutation, useQuery } from '@tanstack/react-query';
import { CalendarPlus, Copy, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { ListError } from '#lists/ListError.tsx';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { notices } from '#admin/shell/notices.ts';
import { useCopy } from '#admin/shell/useCopy.ts';
import {
  calendarAddressQuery,
  renewCalendarAddressMutation,
  revokeCalendarAddressMutation,
} from '#features/studios/data/staffBookings.queries.ts';
import { formatDay, quebecDay } from '#data/formats.ts';
import { Button, SmallButton } from '#design-system/components/Button';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';

const renewal = {
  title: 'Renouveler l’adresse?',
  description: 'Les agendas qui suivent l’adresse d’aujourd’hui n’auront plus rien.',
  confirmLabel: 'Renouveler',
};

const revocation = {
  title: 'Révoquer l’adresse?',
  description: 'Les agendas qui la suivent n’auront plus rien. Vous pourrez en créer une autre.',
  confirmLabel: 'Révoquer',
  isDestructive: true,
};

/** The address by which one's calendar follows the studios: making, copying, renewing and revoking it. */
export function CalendarAddress() {
  const showToast = useToast();
  const confirm = useConfirm();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: since, isError, refetch } = useQuery(calendarAddressQuery);
  const { mutateAsync: renew, isPending: isRenewing } = useMutation(renewCalendarAddressMutation);
  const { mutateAsync: revoke, isPending: isRevoking } = useMutation(revokeCalendarAddressMutation);
  const [address, setAddress] = useState<string>();

  const copy = useCopy('calendar');

  const make = async () => {
    const isMeant = !since || (await confirm(renewal));
    const made = isMeant ? await renew().catch(noop) : undefined;
    if (!made) return;
    setAddress(made);
    await copy(made);
  };

  const end = async () => {
    if (!(await confirm(revocation))) return;
    await revoke().then(() => {
      setAddress(undefined);
      // With the button goes the focus.
      title.current?.focus();
      showToast(notices.calendarRevoked);
    }, noop);
  };

  return (
    <FormCard aria-labelledby="calendrier">
      <h2 id="calendrier" ref={title} tabIndex={-1}>
        Adresse du calendrier
      </h2>
      <Text isNote>
        Votre agenda suit les studios par une adresse secrète. Qui la connaît voit quand ils sont pris, sans
        voir par qui.
      </Text>
      {isError && <ListError what="l’adresse du calendrier" onRetry={() => void refetch()} />}
      {address && (
        <Field
          label="Adresse à donner à votre agenda"
          description={'Elle n’est affichée qu’ici, cette fois-ci\u00A0: nous n’en gardons qu’une empreinte.'}
        >
          <TextArea rows={3} isToCopy value={address} />
        </Field>
      )}
      {since && !address && (
        <Text size="small">
          Vous en avez une depuis le {formatDay(quebecDay(since))}. Pour la revoir, renouvelez-la.
        </Text>
      )}
      {since !== undefined && (
        <Cluster $gap={2}>
          {address && (
            <SmallButton iconStart={Copy} onClick={() => void copy(address)}>
              Copier l’adresse
            </SmallButton>
          )}
          <SmallButton
            iconStart={since ? RefreshCw : CalendarPlus}
            isPending={isRenewing}
            onClick={() => void make()}
          >
            {since ? 'Renouveler' : 'Créer une adresse'}
          </SmallButton>
          {since && (
            <Button variant="danger" size="small" isPending={isRevoking} onClick={() => void end()}>
              Révoquer
            </Button>
          )}
        </Cluster>
      )}
    </FormCard>
  );
}
