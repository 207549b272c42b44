import { useQuery, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormFields } from '#admin/shell/forms/FormFields.tsx';
import { RefusedSave } from '#admin/shell/forms/RefusedSave.tsx';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { useSending } from '#admin/shell/forms/useSending.ts';
import { withUndo } from '#admin/shell/useAttempt.ts';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { type Release, saveReleaseMutation } from '#features/releases/data/release.queries.ts';
import { type ReleaseInput, toReleaseSchema } from '#features/releases/data/release.schema.ts';
import { userName } from '#features/people/data/labels.ts';
import { writersQuery } from '#features/people/data/user.queries.ts';
import { Button } from '#design-system/components/Button';
import { Fieldset } from '#design-system/forms/Fieldset';
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
  const { id, name, owner_id, due_at, version } = release;
  const showToast = useToast();
  const { mutateAsync: save } = useMutation(saveReleaseMutation);
  const { data: writers = [] } = useQuery(writersQuery);
  const saved: ReleaseInput = {
    name,
    ownerId: owner_id ?? '',
    dueAt: due_at ? toClockTime(due_at) : '',
  };
  const form = usePersistedForm(`release/${id}`, toReleaseSchema(saved.dueAt), {
    values: saved,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { send, isPending, failure, forgetFailure } = useSending(form, async (input) => {
    // An unchanged time keeps its moment: in autumn, the clocks show an hour twice.
    const dueAt = input.dueAt === saved.dueAt ? due_at : toMoment(input.dueAt);
    await save({ id, name: input.name, ownerId: input.ownerId || null, dueAt, version });
    form.reset(input);
    const when = input.dueAt && formatDayAndTime(input.dueAt);
    return input.dueAt === saved.dueAt ? notices.releaseSaved : notices.releasePlanned(when || null);
  });
  const takeSaved = () => {
    const undo = form.discard();
    forgetFailure();
    showToast(withUndo(notices.savedTaken, undo));
  };
  const { isDirty } = form.formState;
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  return (
    <FormCard aria-labelledby="reglages">
      <h2 id="reglages">Réglages</h2>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Fieldset aria-labelledby="reglages" disabled={isPending || !canManage}>
          <RefusedSave
            error={failure}
            act={isDirty && { label: 'Prendre ce qui est enregistré', run: takeSaved }}
          />
          <RestoredNotice form={form} />
          <FormFields
            form={form}
            fields={[
              { name: 'name', label: 'Nom', isRequired: true },
              {
                name: 'ownerId',
                label: 'Responsable',
                items: writers.map((writer) => ({ value: writer.user_id, label: userName(writer) })),
                placeholder: 'Choisir une personne…',
              },
              {
                name: 'dueAt',
                date: 'datetime-local',
                label: 'Publier le',
                description: 'Heure de Québec. Vide\u00A0: quand quelqu’un la publie.',
              },
            ]}
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
