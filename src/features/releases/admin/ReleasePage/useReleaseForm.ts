import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime, toMoment } from '#data/quebecTime.ts';
import { useToast } from '#design-system/components/Toast';
import { type Release, saveReleaseMutation } from '#features/releases/data/release.queries.ts';
import { type ReleaseInput, toReleaseSchema } from '#features/releases/data/release.schema.ts';

/** The settings of a release as a form, how they are saved, and the way back to what is saved. */
export function useReleaseForm({ id, name, owner_id, due_at, version }: Release) {
  const showToast = useToast();
  const { mutateAsync: save, isPending, error, reset: forgetError } = useMutation(saveReleaseMutation);
  const saved: ReleaseInput = {
    name,
    ownerId: owner_id ?? '',
    dueAt: due_at ? toClockTime(due_at) : '',
  };
  const form = usePersistedForm<ReleaseInput>(`release/${id}`, {
    resolver: zodResolver(toReleaseSchema(saved.dueAt)),
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
