import { FolderPlus } from 'lucide-react';
import { useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { errorText } from '#data/errors.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { Select } from '#design-system/forms/Select';
import { TextInput } from '#design-system/forms/TextInput';
import { NEW_RELEASE } from '#features/releases/data/release.schema.ts';
import { useChooseRelease } from './useChooseRelease.ts';

/** An open release to choose, or a new one to name. What is typed stays until the document stands in it. */
export function ChooseRelease({ document }: { document: string }) {
  const formId = useId();
  const choosing = useChooseRelease(document);
  const { isOpen, setIsOpen, form, onSubmit, error, isPending } = choosing;

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
          // React passes the event on to a form around the dialog, if there is one, which would be submitted too.
          event.stopPropagation();
          void form.handleSubmit(onSubmit)(event);
        }}
      >
        <Fieldset aria-label="Mise en ligne" disabled={isPending}>
          {error && (
            <Alert tone="danger" isAnnounced>
              {errorText(error)}
            </Alert>
          )}
          <RestoredNotice form={form} />
          <ReleaseChoiceFields {...choosing} />
        </Fieldset>
      </form>
    </Dialog>
  );
}

type ReleaseChoiceFieldsProps = Pick<ReturnType<typeof useChooseRelease>, 'form' | 'releases' | 'isPending'>;

function ReleaseChoiceFields({ form, releases, isPending }: ReleaseChoiceFieldsProps) {
  const { register, control, formState } = form;
  const releaseId = useWatch({ control, name: 'releaseId' });
  return (
    <>
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
    </>
  );
}
