import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import type { PersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import type { Release } from '#features/releases/data/release.queries.ts';
import type { ReleaseInput } from '#features/releases/data/release.schema.ts';
import { errorText } from '#data/errors.ts';
import { userName } from '#features/people/data/labels.ts';
import { writersQuery } from '#features/people/data/user.queries.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { DateInput } from '#design-system/forms/DateInput';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { Select } from '#design-system/forms/Select';
import { TextInput } from '#design-system/forms/TextInput';
import { useReleaseForm } from './useReleaseForm.ts';

export interface ReleaseFormProps {
  release: Release;
  canManage: boolean;
  onDirtyChange: (isDirty: boolean) => void;
}

/** Name, owner and time of a release. What is typed stays until it is saved; what a colleague saved meanwhile fills the rest. */
export function ReleaseForm({ release, canManage, onDirtyChange }: ReleaseFormProps) {
  const { form, submit, isPending, error, takeSaved } = useReleaseForm(release);
  const { isDirty } = form.formState;
  useEffect(() => {
    onDirtyChange(isDirty);
  }, [isDirty, onDirtyChange]);
  const isDisabled = isPending || !canManage;

  return (
    <FormCard aria-labelledby="reglages">
      <h2 id="reglages">Réglages</h2>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Fieldset aria-labelledby="reglages" disabled={isDisabled}>
          {error && (
            <Alert
              tone="danger"
              isAnnounced
              action={
                isDirty && (
                  <Button size="small" variant="outline" onClick={takeSaved}>
                    Prendre ce qui est enregistré
                  </Button>
                )
              }
            >
              {errorText(error)} Ce que vous avez écrit est encore là.
            </Alert>
          )}
          <RestoredNotice form={form} />
          <ReleaseFields form={form} isDisabled={isDisabled} />
          <div>
            <Button type="submit" variant="outline" isPending={isPending} pendingLabel="Enregistrement...">
              Enregistrer
            </Button>
          </div>
        </Fieldset>
      </form>
    </FormCard>
  );
}

type ReleaseFieldsProps = { form: PersistedForm<ReleaseInput>; isDisabled: boolean };

function ReleaseFields({ form, isDisabled }: ReleaseFieldsProps) {
  const { data: writers = [] } = useQuery(writersQuery);
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label="Nom" error={errors.name?.message} isRequired>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <Controller
        control={control}
        name="ownerId"
        render={({ field: { onChange, ...field } }) => (
          <Field label="Responsable" error={errors.ownerId?.message}>
            <Select
              {...field}
              items={writers.flatMap((writer) =>
                writer.user_id ? [{ value: writer.user_id, label: userName(writer) }] : [],
              )}
              placeholder="Choisir une personne…"
              isDisabled={isDisabled}
              onValueChange={onChange}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="dueAt"
        render={({ field: { onChange, ...field } }) => (
          <Field
            label="Publier le"
            description="Heure de Québec. Vide : quand quelqu’un la publie."
            error={errors.dueAt?.message}
          >
            <DateInput type="datetime-local" {...field} onValueChange={onChange} />
          </Field>
        )}
      />
    </>
  );
}
