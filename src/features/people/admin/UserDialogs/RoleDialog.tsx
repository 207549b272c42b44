import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { notices } from '#admin/shell/notices.ts';
import { type User, changeRoleMutation } from '#features/people/data/user.queries.ts';
import { type RoleInput, roleSchema } from '#features/people/data/user.schema.ts';
import { roleItems, roleMeaning, userName } from '#features/people/data/labels.ts';

export interface UserDialogProps {
  /** La personne dont il s’agit. */
  user: User;
  /** La fenêtre se ferme. */
  onClose: () => void;
}

/** Gives somebody else another role. */
export function RoleDialog({ user, onClose }: UserDialogProps) {
  const { mutateAsync: change } = useMutation(changeRoleMutation);
  const form = useForm<RoleInput>({
    resolver: zodResolver(roleSchema),
    defaultValues: { role: user.role },
  });
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
