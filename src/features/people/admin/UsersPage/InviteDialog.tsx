import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { useCopy } from '#admin/shell/useCopy.ts';
import { inviteUserMutation } from '#features/people/data/user.queries.ts';
import { type InvitationInput, invitationSchema } from '#features/people/data/user.schema.ts';
import { roleItems, roleMeaning } from '#features/people/data/labels.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';

export interface InviteDialogProps {
  /** Qui inviter de nouveau, et à quel titre; sinon, une nouvelle personne, comme éditeur. */
  defaultValues?: InvitationInput | undefined;
  /** La fenêtre se ferme. */
  onClose: () => void;
}

/** Invites somebody by e-mail, with a role. Where no mail server sends the link, it is shown here. */
export function InviteDialog({ defaultValues, onClose }: InviteDialogProps) {
  const showToast = useToast();
  const copy = useCopy('invitation');
  const { mutateAsync: invite } = useMutation(inviteUserMutation);
  const [sent, setSent] = useState<{ email: string; link: string } | null>(null);
  const form = usePersistedForm(`invitation/${defaultValues?.email ?? 'new'}`, invitationSchema, {
    defaultValues: defaultValues ?? { email: '', role: 'editor' },
  });
  const role = useWatch({ control: form.control, name: 'role' });

  const onSubmit = async (input: InvitationInput) => {
    const link = await invite(input);
    if (!link) return notices.userInvited;
    form.markSaved();
    showToast(notices.userInvited);
    return setSent({ email: input.email, link });
  };

  const title = 'Inviter un utilisateur';
  if (sent)
    return (
      <Dialog
        title={title}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        footer={
          <>
            <Button variant="primary" iconStart={Copy} onClick={() => void copy(sent.link)}>
              Copier le lien
            </Button>
            <Dialog.Close render={<Button variant="ghost" />}>Terminer</Dialog.Close>
          </>
        }
      >
        <Alert tone="success" title="L’invitation est prête." isAnnounced>
          Ce serveur n’envoie pas de courriels&nbsp;: transmettez ce lien à {sent.email}.
        </Alert>
        <Field label="Lien d’invitation" description="Valable une heure, une seule fois.">
          <TextArea rows={3} isToCopy value={sent.link} />
        </Field>
      </Dialog>
    );
  return (
    <FormDialog
      form={form}
      title={title}
      description="La personne reçoit un lien, valable une heure, et choisit elle-même son mot de passe."
      submitLabel="Inviter"
      pendingLabel="Envoi en cours..."
      onSubmit={onSubmit}
      onClose={onClose}
      fields={[
        { name: 'email', label: 'Courriel', type: 'email', isRequired: true },
        { name: 'role', label: 'Rôle', description: roleMeaning[role], items: roleItems },
      ]}
    />
  );
}
