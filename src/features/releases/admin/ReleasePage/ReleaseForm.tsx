import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DateField } from '#admin/shell/forms/DateField.tsx';
import { SelectField } from '#admin/shell/forms/SelectField.tsx';
import { RefusedSave } from '#admin/shell/forms/RefusedSave.tsx';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import type { PersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import type { Release } from '#features/releases/data/release.queries.ts';
import type { ReleaseInput } from '#features/releases/data/release.schema.ts';
import { userName } from '#features/people/data/labels.ts';
import { writersQuery } from '#features/people/data/user.queries.ts';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
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

  return (
    <FormCard aria-labelledby="reglages">
      <h2 id="reglages">Réglages</h2>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Fieldset aria-labelledby="reglages" disabled={isPending || !canManage}>
          <RefusedSave
            error={error}
            act={isDirty && { label: 'Prendre ce qui est enregistré', run: takeSaved }}
          />
          <RestoredNotice form={form} />
          <ReleaseFields form={form} />
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

function ReleaseFields({ form: { register, control, formState } }: { form: PersistedForm<ReleaseInput> }) {
  const { data: writers = [] } = useQuery(writersQuery);
  return (
    <>
      <Field label="Nom" error={formState.errors.name?.message} isRequired>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <SelectField
        control={control}
        name="ownerId"
        label="Responsable"
        items={writers.flatMap((writer) =>
          writer.user_id ? [{ value: writer.user_id, label: userName(writer) }] : [],
        )}
        placeholder="Choisir une personne…"
      />
      <DateField
        control={control}
        name="dueAt"
        type="datetime-local"
        label="Publier le"
        description="Heure de Québec. Vide : quand quelqu’un la publie."
      />
    </>
  );
}
