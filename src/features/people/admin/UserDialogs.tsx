import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { notices } from '#admin/shell/notices.ts';
import {
  type User,
  changeRoleMutation,
  transferAuthorshipMutation,
  userTracesQuery,
  removeUserMutation,
  writersQuery,
} from '#features/people/data/user.queries.ts';
import { removalSchema, roleSchema, transferSchema } from '#features/people/data/user.schema.ts';
import { roleItems, roleMeaning, userName } from '#features/people/data/labels.ts';
import { Text } from '#design-system/primitives/Text';
import { articlesAndMedia, counted } from './traces.ts';
import { errorText } from '#data/errors.ts';

export interface UserDialogProps {
  /** La personne dont il s’agit. */
  user: User;
  /** La fenêtre se ferme. */
  onClose: () => void;
}

/** Gives somebody else another role. */
export function RoleDialog({ user, onClose }: UserDialogProps) {
  const { mutateAsync: change } = useMutation(changeRoleMutation);
  const form = useForm({ resolver: zodResolver(roleSchema), defaultValues: { role: user.role } });
  const chosen = useWatch({ control: form.control, name: 'role' });

  return (
    <FormDialog
      form={form}
      title="Changer le rôle"
      description={userName(user)}
      size="small"
      submitLabel="Changer le rôle"
      onSubmit={async ({ role }) => {
        if (role !== user.role) await change({ userId: user.user_id, role });
        return role === user.role || notices.roleChanged;
      }}
      onClose={onClose}
      fields={[{ name: 'role', label: 'Rôle', description: roleMeaning[chosen], items: roleItems }]}
    />
  );
}

/** Gives what somebody wrote and uploaded to another person. */
export function TransferDialog({ user, onClose }: UserDialogProps) {
  const { data: traces, error: loadError } = useQuery(userTracesQuery(user.user_id));
  const writers = useWriters(user.user_id);
  const { mutateAsync: transfer } = useMutation(transferAuthorshipMutation);
  const form = useForm({ resolver: zodResolver(transferSchema), defaultValues: { heir: '' } });

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

const nobody = { value: 'nobody', label: 'Personne\u00A0: sans auteur' };

/** Removes a person for good (product: removing a person): what goes, what stays, and to whom the articles go. */
export function RemovalDialog({ user, onClose }: UserDialogProps) {
  const { data: traces, error: loadError } = useQuery(userTracesQuery(user.user_id));
  const writers = useWriters(user.user_id);
  const { mutateAsync: remove } = useMutation(removeUserMutation);
  const needsHeir = traces !== undefined && traces.articles + traces.media > 0;
  const form = useForm({
    resolver: zodResolver(removalSchema(user.email, needsHeir)),
    defaultValues: { heir: '', confirmation: '' },
  });

  return (
    <FormDialog
      form={form}
      title={`Retirer ${userName(user)}?`}
      submitLabel="Retirer pour de bon"
      pendingLabel="Suppression en cours..."
      isDestructive
      loadError={loadError}
      onSubmit={async ({ heir }) => {
        if (!traces) return false;
        const transferTo = needsHeir && heir !== nobody.value ? heir : null;
        await remove({ userId: user.user_id, transferTo });
        return notices.userRemoved;
      }}
      onClose={onClose}
      intro={
        <>
          <Text>
            Sont détruits pour de bon&nbsp;: le compte, le nom, le courriel, le mot de passe et les sessions.
            Le journal garde que quelqu’un a été retiré, sans son nom.
          </Text>
          <Text isAnnounced tone="muted">
            {traces
              ? `Restent, sans son nom\u00A0: ${[
                  counted(traces.versions, 'version'),
                  counted(traces.preview_links, 'lien') + ' d’aperçu',
                  counted(traces.leads, 'demande') + ' suivie' + (traces.leads > 1 ? 's' : ''),
                ].join(', ')}.`
              : !loadError && 'Chargement...'}
          </Text>
        </>
      }
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

/** Who may write articles, to choose from in a form; nobody is their own heir. */
function useWriters(exceptId: string) {
  const { data: writers = [], isPending, error } = useQuery(writersQuery);
  return {
    items: writers
      .filter(({ user_id }) => user_id !== exceptId)
      .map((writer) => ({ value: writer.user_id, label: userName(writer) })),
    placeholder: isPending ? 'Chargement...' : 'Choisir une personne…',
    error: error ? errorText(error) : undefined,
  };
}
