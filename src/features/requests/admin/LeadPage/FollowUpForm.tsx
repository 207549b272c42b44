import type { Lead } from '#features/requests/data/lead.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefusedSave } from '#admin/shell/forms/RefusedSave.tsx';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { SelectField } from '#admin/shell/forms/SelectField.tsx';
import { DateField } from '#admin/shell/forms/DateField.tsx';
import { type PersistedForm, usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { notices } from '#admin/shell/notices.ts';
import { DataError } from '#data/errors.ts';
import { changeLeadMutation, leadQuery } from '#features/requests/data/lead.queries.ts';
import { leadStages, stageOrder } from '#features/requests/data/lead.ts';
import {
  findLeadChanges,
  type LeadInput,
  leadValuesSchema,
  toLeadInput,
} from '#features/requests/data/leadValues.schema.ts';
import { invalidate } from '#data/queryClient.ts';
import { Button } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { TextInput } from '#design-system/forms/TextInput';
import { nameAssignee } from '../nameAssignee.ts';
import { useTeam } from '../useTeam.ts';

export interface FollowUpFormProps {
  lead: Lead;
  canChange: boolean;
}

const stages = stageOrder.map((value) => ({ value, label: leadStages[value] }));

/**
 * How far a lead is, who is in charge, what comes next, what it may bring. What is typed stays until it is saved; what a
 * colleague saved meanwhile fills the rest.
 */
export function FollowUpForm({ lead, canChange }: FollowUpFormProps) {
  const showToast = useToast();
  const client = useQueryClient();
  const { mutateAsync: change, isPending, error, reset: forgetError } = useMutation(changeLeadMutation);
  const form = usePersistedForm<LeadInput>(`lead/${lead.id}`, {
    resolver: zodResolver(leadValuesSchema),
    values: toLeadInput(lead),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { handleSubmit, reset } = form;
  const isConflict = error instanceof DataError && error.kind === 'conflict';

  const onSubmit = async (input: LeadInput) => {
    const changes = findLeadChanges(lead, input);
    if (Object.keys(changes).length === 0) {
      reset(toLeadInput(lead));
      return;
    }
    await change({ lead, changes }).then(
      () => {
        reset(toLeadInput({ ...lead, ...changes }));
        showToast(notices.leadSaved);
      },
      // The form says why.
      () => undefined,
    );
  };

  const reload = async () => {
    await invalidate(client, leadQuery(lead.id).queryKey);
    forgetError();
  };

  return (
    <FormCard aria-labelledby="suivi">
      <h2 id="suivi">Suivi</h2>
      <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <Fieldset aria-labelledby="suivi" disabled={isPending || !canChange}>
          <RefusedSave error={error} act={isConflict && { label: 'Recharger', run: () => void reload() }} />
          <RestoredNotice form={form} />
          <FollowUpFields form={form} lead={lead} />
          {canChange && (
            <div>
              <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Enregistrement...">
                Enregistrer
              </Button>
            </div>
          )}
        </Fieldset>
      </form>
    </FormCard>
  );
}

/** How far a lead is, who is in charge, what comes next, what it may bring. */
function FollowUpFields({
  form: { register, control, watch, formState },
  lead,
}: {
  form: PersistedForm<LeadInput>;
  lead: FollowUpFormProps['lead'];
}) {
  const team = useTeam();
  const { errors } = formState;
  // Who is in charge may have left the team.
  const people =
    lead.assignee && !team.some(({ value }) => value === lead.assignee)
      ? [...team, { value: lead.assignee, label: nameAssignee(lead) }]
      : team;

  return (
    <>
      <SelectField control={control} name="stage" label="Étape" items={stages} />
      {watch('stage') === 'lost' && (
        <Field label="Raison" error={errors.lostReason?.message} isRequired>
          <TextInput autoComplete="off" {...register('lostReason')} />
        </Field>
      )}
      <SelectField control={control} name="assignee" label="Responsable" none="Personne" items={people} />
      <Field label="Prochaine étape" error={errors.nextStep?.message}>
        <TextInput
          autoComplete="off"
          placeholder="Rappeler, envoyer la proposition…"
          {...register('nextStep')}
        />
      </Field>
      <DateField
        control={control}
        name="nextStepOn"
        label="Échéance"
        description="Ce jour-là, elle est au tableau de bord."
      />
      <Field label="Montant" description="En dollars." error={errors.amount?.message}>
        <TextInput autoComplete="off" inputMode="numeric" {...register('amount')} />
      </Field>
    </>
  );
}
