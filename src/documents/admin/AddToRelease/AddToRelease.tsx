import { zodResolver } from '@hookform/resolvers/zod';
import { noop, useMutation, useQuery } from '@tanstack/react-query';
import { FolderPlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { notices } from '#admin/shell/notices.ts';
import { documentNewsQuery } from '#documents/data/document.queries.ts';
import {
  addToReleaseMutation,
  releasesQuery,
  removeFromReleaseMutation,
  saveReleaseMutation,
} from '#features/releases/data/release.queries.ts';
import {
  type ReleaseChoice,
  NEW_RELEASE,
  releaseChoiceSchema,
} from '#features/releases/data/release.schema.ts';
import { errorText } from '#data/errors.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { paths } from '#paths.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { TextLink } from '#design-system/components/TextLink';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { Select } from '#design-system/forms/Select';
import { TextInput } from '#design-system/forms/TextInput';
import { Text } from '#design-system/primitives/Text';

export interface AddToReleaseProps {
  /** La clé du document dont c’est l’éditeur. */
  document: string;
}

/** In which open release a document stands, and the way into one; nothing as long as it isn't known. */
export function AddToRelease({ document }: AddToReleaseProps) {
  const showToast = useToast();
  const { data: standing } = useQuery(documentNewsQuery(document));
  const { mutateAsync: remove, isPending } = useMutation(removeFromReleaseMutation);
  if (standing === undefined) return null;

  return (
    <FormCard aria-labelledby="mise-en-ligne">
      <h2 id="mise-en-ligne">Mise en ligne</h2>
      {standing === null ? (
        <Text size="small" tone="muted">
          Une fois enregistré, ce texte pourra être publié avec d’autres, au même moment.
        </Text>
      ) : standing.release_id === null ? (
        <>
          <Text size="small" tone="muted">
            Pour publier ce texte avec d’autres, au même moment.
          </Text>
          <ChooseRelease document={document} />
        </>
      ) : standing.release_name === null ? (
        <Text size="small">
          {`Une mise à jour est planifiée${standing.due_at ? ` pour le ${formatMoment(standing.due_at)}` : ''}. Annulez cette planification pour publier ce texte avec d’autres.`}
        </Text>
      ) : (
        <>
          <Text size="small">
            Dans{' '}
            <TextLink render={<Link to={paths.admin.release(standing.release_id)} />}>
              {standing.release_name}
            </TextLink>
            , {standing.due_at ? `prévue le ${formatMoment(standing.due_at)}` : 'sans date'}. Le texte qui y
            sera publié est le dernier enregistré.
          </Text>
          <Button
            size="small"
            variant="outline"
            isPending={isPending}
            onClick={() =>
              void remove({ id: standing.release_id ?? '', document }).then(
                () => showToast(notices.removedFromRelease(standing.release_name ?? '')),
                (error: unknown) => showToast(notices.requestFailed(error)),
              )
            }
          >
            Enlever de cette mise en ligne
          </Button>
        </>
      )}
    </FormCard>
  );
}

const formatMoment = (moment: string) => formatDayAndTime(toClockTime(moment));

/** An open release to choose, or a new one to name. What is typed stays until the document stands in it. */
function ChooseRelease({ document }: AddToReleaseProps) {
  const formId = useId();
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const { data: open } = useQuery({ ...releasesQuery({ only_state: 'open' }), enabled: isOpen });
  // The same until it is there: a second attempt makes no second release.
  const newId = useRef(crypto.randomUUID());
  const save = useMutation(saveReleaseMutation);
  const add = useMutation(addToReleaseMutation);
  const releases = open?.rows ?? [];
  const form = usePersistedForm<ReleaseChoice>(`release-of/${document}`, {
    resolver: zodResolver(releaseChoiceSchema),
    defaultValues: { releaseId: NEW_RELEASE, name: '' },
  });
  const { register, control, handleSubmit, formState } = form;
  const releaseId = useWatch({ control, name: 'releaseId' });
  const error = save.error ?? add.error;
  const isPending = save.isPending || add.isPending;

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
    <Dialog
      title="Ajouter à une mise en ligne"
      description="Le texte qui y sera publié est le dernier enregistré d’ici là."
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" iconStart={FolderPlus}>
          Ajouter à une mise en ligne
        </Button>
      }
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            pendingLabel="Ajout en cours..."
          >
            Ajouter
          </Button>
          <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          // The dialog stands in React's tree within an article's form, which would be submitted too.
          event.stopPropagation();
          void handleSubmit(onSubmit)(event);
        }}
      >
        <Fieldset aria-label="Mise en ligne" disabled={isPending}>
          {error && (
            <Alert tone="danger" isAnnounced>
              {errorText(error)}
            </Alert>
          )}
          <RestoredNotice form={form} />
          <Controller
            control={control}
            name="releaseId"
            render={({ field: { onChange, ...field } }) => (
              <Field label="Mise en ligne" error={formState.errors.releaseId?.message}>
                <Select
                  {...field}
                  items={[
                    { value: NEW_RELEASE, label: 'Une nouvelle' },
                    ...releases.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  isDisabled={isPending}
                  onValueChange={onChange}
                />
              </Field>
            )}
          />
          {releaseId === NEW_RELEASE && (
            <Field label="Son nom" error={formState.errors.name?.message} isRequired>
              <TextInput autoComplete="off" {...register('name')} />
            </Field>
          )}
        </Fieldset>
      </form>
    </Dialog>
  );
}
