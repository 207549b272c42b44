import { noop, useMutation } from '@tanstack/react-query';
import { zodResolver } from '@hookform/resolvers/zod';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { useFocusOfMistake } from '#admin/shell/forms/useFocusOfMistake.ts';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { errorText } from '#data/errors.ts';
import { saveOwnNameMutation } from '#data/session/profile.queries.ts';
import { type Profile, useAuth } from '#data/session/useAuth.ts';
import { type OwnNameInput, ownNameSchema } from '#features/people/data/user.schema.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { TextInput } from '#design-system/forms/TextInput';

export interface NameFormProps {
  /** Le profil dont on change le nom. */
  profile: Profile;
}

/** One's own first and last name, as they stand under articles. */
export function NameForm({ profile }: NameFormProps) {
  const { refreshProfile } = useAuth();
  const showToast = useToast();
  const { mutateAsync: save, error } = useMutation(saveOwnNameMutation);
  const form = usePersistedForm<OwnNameInput>('own-name', {
    resolver: zodResolver(ownNameSchema),
    defaultValues: { firstName: profile.first_name ?? '', lastName: profile.last_name ?? '' },
  });
  const { register, handleSubmit, reset } = form;
  const { errors, isSubmitting } = form.formState;
  useFocusOfMistake(form);

  const onSubmit = async (input: OwnNameInput) => {
    await save(input).then(() => {
      reset(input);
      showToast(notices.nameSaved);
      refreshProfile();
    }, noop);
  };

  return (
    <form noValidate aria-label="Identité" onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <Fieldset aria-label="Identité affichée" disabled={isSubmitting}>
        {error && <Alert tone="danger">{errorText(error)}</Alert>}
        <RestoredNotice form={form} />
        <Field label="Prénom" error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label="Nom" error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" {...register('lastName')} />
        </Field>
        <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel="Enregistrement...">
          Enregistrer
        </Button>
      </Fieldset>
    </form>
  );
}
