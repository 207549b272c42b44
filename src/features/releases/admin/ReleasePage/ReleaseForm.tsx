import { useQuery, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DateField } from '#admin/shell/forms/DateField.tsx';
import { SelectField } from '#admin/shell/forms/SelectField.tsx';
import { RefusedSave } from '#admin/shell/forms/RefusedSave.tsx';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { type PersistedForm, usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { type Release, saveReleaseMutation } from '#features/releases/data/release.queries.ts';
import { type ReleaseInput, toReleaseSchema } from '#features/releases/data/release.schema.ts';
import { userName } from '#features/people/data/labels.ts';
import { writersQuery } from '#features/people/data/user.queries.ts';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { TextInput } from '#design-system/forms/TextInput';
import { notices } from '#admin/shell/notices.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime, toMoment } from '#data/quebecTime.ts';
import { useToast } from '#design-system/components/Toast';

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

/** The settings of a release as a form, how they are saved, and the way back to what is saved. */
function useReleaseForm({ id, name, owner_id, due_at, version }: Release) {
  const showToast = useToast();
  const { mutateAsync: save, isPending, error, reset: forgetError } = useMutation(saveReleaseMutation);
  const saved: ReleaseInput = {
    name,
    ownerId: owner_id ?? '',
    dueAt: due_at ? toClockTime(due_at) : '',
  };
  const form = usePersistedForm(`release/${id}`, toReleaseSchema(saved.dueAt), {
    values: saved,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });

  const onSubmit = async (input: ReleaseInput) => {
    // An unchanged time keeps its moment: in autumn, the clocks show an hour twice.
    const dueAt = input.dueAt === saved.dueAt ? due_at : toMoment(input.dueAt);
    await save({ id, name: input.name, ownerId: input.ownerId || null, dueAt, version }).then(
      () => {
        form.reset(input);
        const isMoved = input.dueAt !== saved.dueAt;
        const when = input.dueAt && formatDayAndTime(input.dueAt);
        showToast(isMoved ? notices.releasePlanned(when || null) : notices.releaseSaved);
      },
      // The form says why.
      () => undefined,
    );
  };

  const takeSaved = () => {
    const undo = form.discard();
    forgetError();
    showToast({ ...notices.savedTaken, action: { label: 'Annuler', onClick: undo } });
  };

  return { form, submit: form.handleSubmit(onSubmit), isPending, error, takeSaved };
}
