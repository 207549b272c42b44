import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useId, useRef, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { type FormHandle, useFormHandle } from '#admin/shell/forms/useAbandon.ts';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { type ClosedStage, closedStages, leadStages } from '#features/requests/data/lead.ts';
import { type ClosingInput, closingSchema } from '#features/requests/data/leadValues.schema.ts';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { TextInput } from '#design-system/forms/TextInput';
import { Stack } from '#design-system/primitives/Stack';

/** How leads end. */
export type Closing = { stage: ClosedStage; lost_reason: string | null };

export interface CloseLeadsProps {
  /** De qui : « Camille Roy », « 3 demandes ». */
  subject: string;
  /** Il y en a plusieurs. */
  isPlural?: boolean;
  /** La demande; aucune quand il y en a plusieurs. */
  leadId?: string | undefined;
  /** Comment elles se terminent, si on le sait déjà. */
  stage?: ClosedStage;
  /** Ouverte ou non. */
  isOpen: boolean;
  /** La fenêtre se ferme. */
  onClose: () => void;
  /** Répond si elles sont closes : d’ici là, la fenêtre reste, avec ce qui est tapé. L’écran dit pourquoi sinon. */
  onChoose: (closing: Closing) => Promise<boolean>;
}

const stages = closedStages.map((value) => ({ value, label: leadStages[value] }));

/** Asks how leads end: won, or lost and why. */
export function CloseLeads({
  subject,
  isPlural = false,
  leadId,
  stage,
  isOpen,
  onClose,
  onChoose,
}: CloseLeadsProps) {
  const formId = useId();
  const form = useRef<FormHandle>(null);
  const [isPending, setIsPending] = useState(false);
  const onLeave = async () => {
    if (!isPending && (await form.current?.abandon())) onClose();
  };
  const choose = async (closing: Closing) => {
    setIsPending(true);
    const isDone = await onChoose(closing);
    setIsPending(false);
    if (!isDone) return;
    form.current?.markSaved();
    onClose();
  };
  return (
    <Dialog
      title={stage === 'lost' ? 'Pourquoi est-elle perdue?' : 'Fermer'}
      description={subject}
      size="small"
      isOpen={isOpen}
      onOpenChange={(nextOpen) => {
        if (!nextOpen) void onLeave();
      }}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {stage === 'lost'
              ? 'Marquer comme perdue'
              : isPlural
                ? 'Fermer les demandes'
                : 'Fermer la demande'}
          </Button>
          <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
        </>
      }
    >
      {/* Begins anew each time. */}
      {isOpen && (
        <ClosingForm
          formId={formId}
          ref={form}
          name={leadId ?? 'several'}
          stage={stage}
          isPlural={isPlural}
          isPending={isPending}
          onChoose={choose}
        />
      )}
    </Dialog>
  );
}

type ClosingFormProps = Pick<CloseLeadsProps, 'stage'> & {
  formId: string;
  ref: RefObject<FormHandle | null>;
  /** By which the device keeps the reason. */
  name: string;
  isPlural: boolean;
  isPending: boolean;
  onChoose: (closing: Closing) => Promise<void>;
};

function ClosingForm({ formId, ref, name, stage: known, isPlural, isPending, onChoose }: ClosingFormProps) {
  const form = usePersistedForm<ClosingInput>(`closing/${name}`, {
    resolver: zodResolver(closingSchema),
    defaultValues: { stage: known ?? '', reason: '' },
  });
  const { control, register, formState } = form;
  const stage = useWatch({ control, name: 'stage' });
  useFormHandle(ref, form);

  const onSubmit = async ({ stage: chosen, reason }: ClosingInput) => {
    if (isPending || !chosen) return;
    await onChoose({ stage: chosen, lost_reason: chosen === 'lost' ? reason : null });
  };
  return (
    <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <Stack $gap={4}>
        <RestoredNotice form={form} />
        {!known && (
          <Controller
            control={control}
            name="stage"
            render={({ field: { onChange, ...field } }) => (
              <Field
                label={isPlural ? 'Comment se terminent-elles?' : 'Comment se termine-t-elle?'}
                error={formState.errors.stage?.message}
                isRequired
              >
                <Select
                  {...field}
                  items={stages}
                  placeholder="Gagnée ou perdue"
                  isDisabled={isPending}
                  onValueChange={onChange}
                />
              </Field>
            )}
          />
        )}
        {stage === 'lost' && (
          <Field
            label="Raison"
            description="Budget, délai, autre agence… L’équipe la lit, et la personne si elle demande ce qui est conservé sur elle."
            error={formState.errors.reason?.message}
            isRequired
          >
            <TextInput autoComplete="off" readOnly={isPending} {...register('reason')} />
          </Field>
        )}
      </Stack>
    </form>
  );
}
