import { zodResolver } from '@hookform/resolvers/zod';
import { noop, useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { saveReleaseMutation } from '#features/releases/data/release.queries.ts';
import { type NewReleaseInput, newReleaseSchema } from '#features/releases/data/release.schema.ts';
import { paths } from '#paths.ts';
import { Button } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';

/** Names a release and opens it. What is typed stays until it has a place on the server. */
export function NewRelease() {
  const navigate = useNavigate();
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  // The same id for each attempt, so that a second one makes no second release.
  const id = useRef(crypto.randomUUID());
  const { mutateAsync: save, isPending, error } = useMutation(saveReleaseMutation);
  const form = usePersistedForm<NewReleaseInput>('new-release', {
    resolver: zodResolver(newReleaseSchema),
    defaultValues: { name: '' },
  });

  const onSubmit = ({ name }: NewReleaseInput) =>
    save({ id: id.current, name, ownerId: null, dueAt: null, version: 0 }).then(() => {
      form.markSaved();
      showToast(notices.releaseCreated);
      void navigate(paths.admin.release(id.current));
    }, noop);

  return (
    <>
      <Button variant="primary" iconStart={Plus} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Nouvelle mise en ligne
      </Button>
      {isOpen && (
        <FormDialog
          form={form}
          title="Nouvelle mise en ligne"
          description="Ce qui doit être en ligne au même moment : des articles, des contenus, des pages."
          submitLabel="Créer"
          isPending={isPending}
          error={error}
          onSubmit={onSubmit}
          onClose={() => setIsOpen(false)}
        >
          <Field label="Nom" error={form.formState.errors.name?.message} isRequired>
            <TextInput autoComplete="off" placeholder="Rentrée de janvier" {...form.register('name')} />
          </Field>
        </FormDialog>
      )}
    </>
  );
}
