import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { notices } from '#admin/shell/notices.ts';
import { transferAuthorshipMutation, userTracesQuery } from '#features/people/data/user.queries.ts';
import { type TransferInput, transferSchema } from '#features/people/data/user.schema.ts';
import { userName } from '#features/people/data/labels.ts';
import { Text } from '#design-system/primitives/Text';
import type { UserDialogProps } from './RoleDialog.tsx';
import { articlesAndMedia } from '../traces.ts';
import { useWriters } from './useWriters.ts';

/** Gives what somebody wrote and uploaded to another person. */
export function TransferDialog({ user, onClose }: UserDialogProps) {
  const { data: traces, error: loadError } = useQuery(userTracesQuery(user.user_id));
  const writers = useWriters(user.user_id);
  const { mutateAsync: transfer } = useMutation(transferAuthorshipMutation);
  const form = useForm<TransferInput>({
    resolver: zodResolver(transferSchema),
    defaultValues: { heir: '' },
  });

  return (
    <FormDialog
      form={form}
      title="Transférer les articles"
      description={userName(user)}
      size="small"
      submitLabel="Transférer"
      pendingLabel="Transfert en cours..."
      loadError={loadError}
      onSubmit={async ({ heir }) =>
        notices.authorshipTransferred(await transfer({ from: user.user_id, to: heir }))
      }
      onClose={onClose}
      intro={
        <Text isAnnounced>
          {traces ? `${articlesAndMedia(traces)} changeront de mains.` : !loadError && 'Chargement...'}
        </Text>
      }
      fields={[{ name: 'heir', label: 'Nouvel auteur', ...writers }]}
    />
  );
}
