import { noop, useMutation } from '@tanstack/react-query';
import { zodResolver } from '@hookform/resolvers/zod';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { useAbandon } from '#admin/shell/forms/useAbandon.ts';
import { type PersistedForm, usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { errorText } from '#data/errors.ts';
import { inviteUserMutation } from '#features/people/data/user.queries.ts';
import { type InvitationInput, invitationSchema } from '#features/people/data/user.schema.ts';
import { roleMeaning } from '#features/people/data/labels.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { Select } from '#design-system/forms/Select';
import { TextArea } from '#design-system/forms/TextArea';
import { TextInput } from '#design-system/forms/TextInput';
import { roleItems } from '../RoleDialog/RoleDialog.tsx';

export interface InviteDialogProps {
  /** Qui inviter de nouveau, et à quel titre; sinon, une nouvelle personne, comme éditeur. */
  defaultValues?: InvitationInput | undefined;
  /** Ouverte ou non. */
  isOpen: boolean;
  /** La fenêtre se ferme. */
  onClose: () => void;
}

/** Where no mail server sends it: whom the link is for. */
type SentInvitation = { email: string; link: string };

/** Invites somebody by e-mail, with a role. Where no mail server sends the link, it is shown here. */
export function InviteDialog({ defaultValues, isOpen, onClose }: InviteDialogProps) {
  const formId = useId();
  const showToast = useToast();
  const { mutateAsync: invite, isPending, error } = useMutation(inviteUserMutation);
  const [sent, setSent] = useState<SentInvitation | null>(null);
  const form = usePersistedForm<InvitationInput>(`invitation/${defaultValues?.email ?? 'new'}`, {
    resolver: zodResolver(invitationSchema),
    defaultValues: defaultValues ?? { email: '', role: 'editor' },
  });
  const abandon = useAbandon(form);

  const onSubmit = async (input: InvitationInput) => {
    if (isPending) return;
    await invite(input).then((link) => {
      form.markSaved();
      showToast(notices.userInvited);
      if (link) setSent({ email: input.email, link });
      else onClose();
    }, noop);
  };

  const onLeave = async () => {
    if (!isPending && (await abandon())) onClose();
  };

  return (
    <Dialog
      title="Inviter un utilisateur"
      description={
        sent
          ? undefined
          : 'La personne reçoit un lien, valable une heure, et choisit elle-même son mot de passe.'
      }
      isOpen={isOpen}
      onOpenChange={(nextOpen) => {
        if (!nextOpen) void onLeave();
      }}
      footer={
        sent ? (
          <CopyLink link={sent.link} />
        ) : (
          <>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isPending={isPending}
              pendingLabel="Envoi en cours..."
            >
              Inviter
            </Button>
            <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
          </>
        )
      }
    >
      {sent ? (
        <Ready {...sent} />
      ) : (
        <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
          <Fieldset aria-label="Personne à inviter" disabled={isPending}>
            {error && <Alert tone="danger">{errorText(error)}</Alert>}
            <RestoredNotice form={form} />
            <InvitationFields form={form} isPending={isPending} />
          </Fieldset>
        </form>
      )}
    </Dialog>
  );
}

/** Whom to invite, and as what. */
function InvitationFields({
  form: { register, control, formState },
  isPending,
}: {
  form: PersistedForm<InvitationInput>;
  isPending: boolean;
}) {
  const { errors } = formState;
  const role = useWatch({ control, name: 'role' });
  return (
    <>
      <Field label="Courriel" error={errors.email?.message} isRequired>
        <TextInput type="email" autoComplete="off" {...register('email')} />
      </Field>
      <Controller
        control={control}
        name="role"
        render={({ field: { onChange, ...field } }) => (
          <Field label="Rôle" description={roleMeaning[role]} error={errors.role?.message}>
            <Select {...field} items={roleItems} isDisabled={isPending} onValueChange={onChange} />
          </Field>
        )}
      />
    </>
  );
}

/** The link, to be passed on. */
const Ready = ({ email, link }: SentInvitation) => (
  <>
    <Alert tone="success" title="L’invitation est prête." isAnnounced>
      Ce serveur n’envoie pas de courriels&nbsp;: transmettez ce lien à {email}.
    </Alert>
    <Field label="Lien d’invitation" description="Valable une heure, une seule fois.">
      <TextArea rows={3} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
    </Field>
  </>
);

/** Puts the link on the clipboard, and is done with it. */
function CopyLink({ link: made }: { link: string }) {
  const showToast = useToast();
  const copy = () =>
    // Absent where the site isn't served securely.
    void Promise.resolve(made)
      .then((link) => navigator.clipboard.writeText(link))
      .then(
        () => showToast(notices.invitationCopied),
        () => showToast(notices.invitationNotCopied),
      );
  return (
    <>
      <Button variant="primary" iconStart={Copy} onClick={copy}>
        Copier le lien
      </Button>
      <Dialog.Close render={<Button variant="ghost" />}>Terminer</Dialog.Close>
    </>
  );
}
