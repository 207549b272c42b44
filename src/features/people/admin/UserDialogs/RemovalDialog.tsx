import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { notices } from '#admin/shell/notices.ts';
import { removeUserMutation, userTracesQuery } from '#features/people/data/user.queries.ts';
import { type RemovalInput, removalSchema } from '#features/people/data/user.schema.ts';
import { userName } from '#features/people/data/labels.ts';
import { Text } from '#design-system/primitives/Text';
import { articlesAndMedia, counted } from '../traces.ts';
import type { UserDialogProps } from './RoleDialog.tsx';
import { useWriters } from './useWriters.ts';

const nobody = { value: 'nobody', label: 'Personne\u00A0: sans auteur' };

/** Removes a person for good (product: removing a person): what goes, what stays, and to whom the articles go. */
export function RemovalDialog({ user, onClose }: UserDialogProps) {
  const { data: traces, error: loadError } = useQuery(userTracesQuery(user.user_id));
  const writers = useWriters(user.user_id);
  const { mutateAsync: remove } = useMutation(removeUserMutation);
  const needsHeir = traces !== undefined && traces.articles + traces.media > 0;
  const form = useForm<RemovalInput>({
    resolver: zodResolver(removalSchema(user.email, needsHeir)),
    defaultValues: { heir: '', confirmation: '' },
  });

  const onSubmit = async ({ heir }: RemovalInput) => {
    if (!traces) return false;
    const transferTo = needsHeir && heir !== nobody.value ? heir : null;
    await remove({ userId: user.user_id, transferTo });
    return notices.userRemoved;
  };

  return (
    <FormDialog
      form={form}
      title={`Retirer ${userName(user)}?`}
      submitLabel="Retirer pour de bon"
      pendingLabel="Suppression en cours..."
      isDestructive
      loadError={loadError}
      onSubmit={onSubmit}
      onClose={onClose}
      intro={<WhatBecomes traces={traces} isLoading={!loadError} />}
      fields={[
        needsHeir && {
          name: 'heir',
          label: `À qui vont ${articlesAndMedia(traces)}?`,
          ...writers,
          items: [nobody, ...writers.items],
        },
        {
          name: 'confirmation',
          label: 'Pour confirmer, écrivez son courriel',
          description: user.email,
          spellCheck: false,
          isRequired: true,
        },
      ]}
    />
  );
}

/** What goes with a person, and what stays. */
const WhatBecomes = ({
  traces,
  isLoading,
}: {
  traces: { versions: number; preview_links: number; leads: number } | undefined;
  isLoading: boolean;
}) => (
  <>
    <Text>
      Sont détruits pour de bon&nbsp;: le compte, le nom, le courriel, le mot de passe et les sessions. Le
      journal garde que quelqu’un a été retiré, sans son nom.
    </Text>
    <Text isAnnounced tone="muted">
      {traces
        ? `Restent, sans son nom\u00A0: ${[
            counted(traces.versions, 'version'),
            counted(traces.preview_links, 'lien') + ' d’aperçu',
            counted(traces.leads, 'demande') + ' suivie' + (traces.leads > 1 ? 's' : ''),
          ].join(', ')}.`
        : isLoading && 'Chargement...'}
    </Text>
  </>
);
