import { zodResolver } from '@hookform/resolvers/zod';
import { noop, useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { saveReleaseMutation } from '#features/releases/data/release.queries.ts';
import { type NewReleaseInput, newReleaseSchema } from '#features/releases/data/release.schema.ts';
import { errorText } from '#data/errors.ts';
import { paths } from '#paths.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { Stack } from '#design-system/primitives/Stack';

export interface NewReleaseProps {
  /** La fenêtre est ouverte d’entrée. */
  isInitiallyOpen?: boolean;
}

/** Names a release and opens it. What is typed stays until it has a place on the server. */
export function NewRelease({ isInitiallyOpen }: NewReleaseProps) {
  const formId = useId();
  const navigate = useNavigate();
  const showToast = useToast();
  // The same id for each attempt, so that a second one makes no second release.
  const id = useRef(crypto.randomUUID());
  const { mutateAsync: save, isPending, error } = useMutation(saveReleaseMutation);
  const form = usePersistedForm<NewReleaseInput>('new-release', {
    resolver: zodResolver(newReleaseSchema),
    defaultValues: { name: '' },
  });
  const { register, handleSubmit, formState } = form;

  const onSubmit = ({ name }: NewReleaseInput) =>
    save({ id: id.current, name, ownerId: null, dueAt: null, version: 0 }).then(() => {
      form.markSaved();
      showToast(notices.releaseCreated);
      void navigate(paths.admin.release(id.current));
    }, noop);

  return (
    <Dialog
      title="Nouvelle mise en ligne"
      isInitiallyOpen={isInitiallyOpen}
      description="Ce qui doit être en ligne au même moment : des articles, des contenus, des pages."
      trigger={
        <Button variant="primary" iconStart={Plus}>
          Nouvelle mise en ligne
        </Button>
      }
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            pendingLabel="Enregistrement..."
          >
            Créer
          </Button>
          <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        {error && (
          <Alert tone="danger" isAnnounced>
            {errorText(error)}
          </Alert>
        )}
        <RestoredNotice form={form} />
        <Field label="Nom" error={formState.errors.name?.message} isRequired>
          <TextInput
            autoComplete="off"
            placeholder="Rentrée de janvier"
            readOnly={isPending}
            {...register('name')}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
