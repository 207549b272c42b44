import { noop, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notices } from '#admin/shell/notices.ts';
import { errorText } from '#data/errors.ts';
import { type Role, roles } from '#data/session/roles.ts';
import { type User, changeRoleMutation } from '#features/people/data/user.queries.ts';
import { roleLabel, roleMeaning, userName } from '#features/people/data/labels.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';

export interface RoleDialogProps {
  /** La personne dont il s’agit. */
  user: User;
  /** Ouverte ou non. */
  isOpen: boolean;
  /** La fenêtre se ferme. */
  onClose: () => void;
}

/** The roles to choose from. */
export const roleItems = roles.map((role) => ({ value: role, label: roleLabel[role] }));

/** Gives somebody else another role. */
export function RoleDialog({ user, isOpen, onClose }: RoleDialogProps) {
  const showToast = useToast();
  const { mutateAsync: change, isPending, error } = useMutation(changeRoleMutation);
  const [role, setRole] = useState<Role>(user.role);

  const save = async () => {
    if (isPending) return;
    if (role === user.role) return onClose();
    await change({ userId: user.user_id, role }).then(() => {
      showToast(notices.roleChanged);
      onClose();
    }, noop);
  };

  return (
    <Dialog
      title="Changer le rôle"
      description={userName(user)}
      size="small"
      isOpen={isOpen}
      onOpenChange={(nextOpen) => {
        if (!nextOpen && !isPending) onClose();
      }}
      footer={
        <>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel="Enregistrement..."
            onClick={() => void save()}
          >
            Changer le rôle
          </Button>
          <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
        </>
      }
    >
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      <Field label="Rôle" description={roleMeaning[role]}>
        <Select
          items={roleItems}
          value={role}
          isDisabled={isPending}
          onValueChange={(value) => setRole(value as Role)}
        />
      </Field>
    </Dialog>
  );
}
