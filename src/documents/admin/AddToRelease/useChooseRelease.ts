import { zodResolver } from '@hookform/resolvers/zod';
import { noop, useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { useToast } from '#design-system/components/Toast';
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

/** The dialog in which a release is chosen for a document, or a new one named, and how the document is put into it. */
export function useChooseRelease(document: string) {
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

  return {
    isOpen,
    setIsOpen,
    releases,
    form,
    onSubmit,
    error: save.error ?? add.error,
    isPending: save.isPending || add.isPending,
  };
}
