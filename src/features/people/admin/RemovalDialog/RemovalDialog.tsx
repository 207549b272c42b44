import { zodResolver } from '@hookform/resolvers/zod';
import { noop, useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { notices } from '#admin/shell/notices.ts';
import { errorText } from '#data/errors.ts';
import { type User, removeUserMutation, userTracesQuery } from '#features/people/data/user.queries.ts';
import { type RemovalInput, removalSchema } from '#features/people/data/user.schema.ts';
import { userName } from '#features/people/data/labels.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { TextInput } from '#design-system/forms/TextInput';
import { Text } from '#design-system/primitives/Text';
import { articlesAndMedia, counted } from '../traces.ts';
import { WriterField } from '../WriterField/WriterField.tsx';

export interface RemovalDialogProps {
  /** La personne dont il s’agit. */
  user: User;
  /** Ouverte ou non. */
  isOpen: boolean;
  /** La fenêtre se ferme. */
  onClose: () => void;
  /** La personne n’est plus là, ni ce qui avait le focus. */
  onRemoved: () => void;
}

const nobody = { value: 'nobody', label: 'Personne\u00A0: sans auteur' };

/** Removes a person for good (product: removing a person): what goes, what stays, and to whom the articles go. */
export function RemovalDialog({ user, isOpen, onClose, onRemoved }: RemovalDialogProps) {
  const formId = useId();
  const showToast = useToast();
  const { data: traces, error: loadError } = useQuery(userTracesQuery(user.user_id));
  const { mutateAsync: remove, isPending, error } = useMutation(removeUserMutation);
  const needsHeir = traces !== undefined && traces.articles + traces.media > 0;
  const { register, control, handleSubmit, formState } = useForm<RemovalInput>({
    resolver: zodResolver(removalSchema(user.email, needsHeir)),
    defaultValues: { heir: null, confirmation: '' },
  });
  const { errors } = formState;

  const onSubmit = async ({ heir }: RemovalInput) => {
    if (isPending || !traces) return;
    const transferTo = needsHeir && heir !== nobody.value ? heir : null;
    await remove({ userId: user.user_id, transferTo }).then(() => {
      showToast(notices.userRemoved);
      onRemoved();
    }, noop);
  };

  return (
    <Dialog
      title={`Retirer ${userName(user)}?`}
      isOpen={isOpen}
      onOpenChange={(nextOpen) => {
        if (!nextOpen && !isPending) onClose();
      }}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            isPending={isPending}
            pendingLabel="Suppression en cours..."
          >
            Retirer pour de bon
          </Button>
          <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <Fieldset aria-label="Retrait de la personne" disabled={isPending}>
          {(error ?? loadError) && <Alert tone="danger">{errorText(error ?? loadError)}</Alert>}
          <WhatBecomes traces={traces} isLoading={!loadError} />
          {needsHeir && (
            <Controller
              control={control}
              name="heir"
              render={({ field: { value, onChange } }) => (
                <WriterField
                  label={`À qui vont ${articlesAndMedia(traces)}?`}
                  exceptId={user.user_id}
                  value={value}
                  nobody={nobody}
                  error={errors.heir?.message}
                  isDisabled={isPending}
                  onValueChange={onChange}
                />
              )}
            />
          )}
          <Field
            label="Pour confirmer, écrivez son courriel"
            description={user.email}
            error={errors.confirmation?.message}
            isRequired
          >
            <TextInput autoComplete="off" spellCheck={false} {...register('confirmation')} />
          </Field>
        </Fieldset>
      </form>
    </Dialog>
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
