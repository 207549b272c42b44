import { useMutation } from '@tanstack/react-query';
import { type FormField, FormFields } from '#admin/shell/forms/FormFields.tsx';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { useSending } from '#admin/shell/forms/useSending.ts';
import { notices } from '#admin/shell/notices.ts';
import { errorText } from '#data/errors.ts';
import { saveOwnNameMutation } from '#data/session/profile.queries.ts';
import { type Profile, useAuth } from '#data/session/useAuth.ts';
import { type OwnNameInput, ownNameSchema } from '#features/people/data/user.schema.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Fieldset } from '#design-system/forms/Fieldset';

const fields: FormField<OwnNameInput>[] = [
  { name: 'firstName', label: 'Prénom', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Nom', autoComplete: 'family-name' },
];

export interface NameFormProps {
  /** Le profil dont on change le nom. */
  profile: Profile;
}

/** One's own first and last name, as they stand under articles. */
export function NameForm({ profile }: NameFormProps) {
  const { refreshProfile } = useAuth();
  const { mutateAsync: save } = useMutation(saveOwnNameMutation);
  const form = usePersistedForm('own-name', ownNameSchema, {
    defaultValues: { firstName: profile.first_name ?? '', lastName: profile.last_name ?? '' },
  });
  const onSubmit = async (input: OwnNameInput) => {
    await save(input);
    form.reset(input);
    return notices.nameSaved;
  };
  const { send, isPending, failure } = useSending(form, onSubmit, refreshProfile);

  return (
    <form noValidate aria-label="Identité" onSubmit={(event) => void send(event)}>
      <Fieldset aria-label="Identité affichée" disabled={isPending}>
        {failure ? <Alert tone="danger">{errorText(failure)}</Alert> : null}
        <RestoredNotice form={form} />
        <FormFields form={form} fields={fields} />
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Enregistrement...">
          Enregistrer
        </Button>
      </Fieldset>
    </form>
  );
}
