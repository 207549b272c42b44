import { zodResolver } from '@hookform/resolvers/zod';
import { noop, useMutation, useQuery } from '@tanstack/react-query';
import { FolderPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { SelectField } from '#admin/shell/forms/SelectField.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { Button } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import {
  addToReleaseMutation,
  releasesQuery,
  saveReleaseMutation,
} from '#features/releases/data/release.queries.ts';
import {
  type ReleaseChoice,
  NEW_RELEASE,
  releaseChoiceSchema,
} from '#features/releases/data/release.schema.ts';

/** An open release to choose, or a new one to name. What is typed stays until the document stands in it. */
export function ChooseRelease({ document }: { document: string }) {
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const { data: open } = useQuery({ ...releasesQuery({ only_state: 'open' }), enabled: isOpen });
  // The same id for each attempt, so that a second one makes no second release.
  const newId = useRef(crypto.randomUUID());
  const save = useMutation(saveReleaseMutation);
  const add = useMutation(addToReleaseMutation);
  const releases = open?.rows ?? [];
  const form = usePersistedForm<ReleaseChoice>(`release-of/${document}`, {
    resolver: zodResolver(releaseChoiceSchema),
    defaultValues: { releaseId: NEW_RELEASE, name: '' },
  });
  const releaseId = useWatch({ control: form.control, name: 'releaseId' });

  const onSubmit = async ({ releaseId: chosen, name }: ReleaseChoice) => {
    const isNew = chosen === NEW_RELEASE;
    const id = isNew ? newId.current : chosen;
    const put = async () => {
      if (isNew) await save.mutateAsync({ id, name, ownerId: null, dueAt: null, version: 0 });
      await add.mutateAsync({ id, document });
    };
    await put().then(() => {
      form.markSaved();
      setIsOpen(false);
      showToast(notices.addedToRelease(isNew ? name : (releases.find((one) => one.id === id)?.name ?? name)));
    }, noop);
  };

  return (
    <>
      <Button variant="outline" iconStart={FolderPlus} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Ajouter à une mise en ligne
      </Button>
      {isOpen && (
        <FormDialog
          form={form}
          title="Ajouter à une mise en ligne"
          description="Le texte qui y sera publié est le dernier enregistré d’ici là."
          submitLabel="Ajouter"
          pendingLabel="Ajout en cours..."
          isPending={save.isPending || add.isPending}
          error={save.error ?? add.error}
          onSubmit={onSubmit}
          onClose={() => setIsOpen(false)}
        >
          <SelectField
            control={form.control}
            name="releaseId"
            label="Mise en ligne"
            items={[
              { value: NEW_RELEASE, label: 'Une nouvelle' },
              ...releases.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          {releaseId === NEW_RELEASE && (
            <Field label="Son nom" error={form.formState.errors.name?.message} isRequired>
              <TextInput autoComplete="off" {...form.register('name')} />
            </Field>
          )}
        </FormDialog>
      )}
    </>
  );
}
