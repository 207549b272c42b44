import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { notices } from '#admin/shell/notices.ts';
import { type Release, saveReleaseMutation } from '#features/releases/data/release.queries.ts';
import { type ReleaseInput, toReleaseSchema } from '#features/releases/data/release.schema.ts';
import { errorText } from '#data/errors.ts';
import { toClockTime, toMoment } from '#data/quebecTime.ts';
import { userName } from '#features/people/data/labels.ts';
import { writersQuery } from '#features/people/data/user.queries.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import { DateInput } from '#design-system/forms/DateInput';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { Select } from '#design-system/forms/Select';
import { TextInput } from '#design-system/forms/TextInput';

export interface ReleaseFormProps {
  release: Release;
  canManage: boolean;
  onDirtyChange: (isDirty: boolean) => void;
}

/** Name, owner and time of a release. What is typed stays until it is saved; what a colleague saved meanwhile fills the rest. */
export function ReleaseForm({ release, canManage, onDirtyChange }: ReleaseFormProps) {
  const showToast = useToast();
  const { mutateAsync: save, isPending, error, reset: forgetError } = useMutation(saveReleaseMutation);
  const { data: writers = [] } = useQuery(writersQuery);
  const saved: ReleaseInput = {
    name: release.name,
    ownerId: release.owner_id ?? '',
    dueAt: release.due_at ? toClockTime(release.due_at) : '',
  };
  const form = usePersistedForm<ReleaseInput>(`release/${release.id}`, {
    resolver: zodResolver(toReleaseSchema(saved.dueAt)),
    values: saved,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { register, control, handleSubmit, reset } = form;
  const { errors, isDirty } = form.formState;
  useEffect(() => {
    onDirtyChange(isDirty);
  }, [isDirty, onDirtyChange]);

  const onSubmit = async (input: ReleaseInput) => {
    // A time that the clocks show twice stays the one that it was.
    const moment = input.dueAt === saved.dueAt ? release.due_at : toMoment(input.dueAt);
    const { id, version } = release;
    await save({ id, name: input.name, ownerId: input.ownerId || null, dueAt: moment, version }).then(
      () => {
        reset(input);
        showToast(notices.releaseSaved);
      },
      // The form says why.
      () => undefined,
    );
  };

  return (
    <FormCard aria-labelledby="reglages">
      <h2 id="reglages">Réglages</h2>
      <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <Fieldset aria-labelledby="reglages" disabled={isPending || !canManage}>
          {error && (
            <Alert
              tone="danger"
              isAnnounced
              action={
                isDirty && (
                  <Button
                    size="small"
                    variant="outline"
                    onClick={() => {
                      const undo = form.discard();
                      forgetError();
                      showToast({ ...notices.savedTaken, action: { label: 'Annuler', onClick: undo } });
                    }}
                  >
                    Prendre ce qui est enregistré
                  </Button>
                )
              }
            >
              {errorText(error)} Ce que vous avez écrit est encore là.
            </Alert>
          )}
          <RestoredNotice form={form} />
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
                  isDisabled={isPending || !canManage}
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
