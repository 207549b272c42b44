import { type Lead, leadStages, stageOrder } from '#features/requests/data/lead.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormFields } from '#admin/shell/forms/FormFields.tsx';
import { RefusedSave } from '#admin/shell/forms/RefusedSave.tsx';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { useSending } from '#admin/shell/forms/useSending.ts';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { notices } from '#admin/shell/notices.ts';
import { DataError } from '#data/errors.ts';
import { changeLeadMutation, leadQuery } from '#features/requests/data/lead.queries.ts';
import {
  findLeadChanges,
  type LeadInput,
  leadValuesSchema,
  toLeadInput,
} from '#features/requests/data/leadValues.schema.ts';
import { invalidate } from '#data/queryClient.ts';
import { Button } from '#design-system/components/Button';
import { Fieldset } from '#design-system/forms/Fieldset';
import { nameAssignee, useTeam } from '../useTeam.ts';

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
  const client = useQueryClient();
  const { mutateAsync: change } = useMutation(changeLeadMutation);
  const form = usePersistedForm(`lead/${lead.id}`, leadValuesSchema, {
    values: toLeadInput(lead),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { send, isPending, failure, forgetFailure } = useSending<LeadInput>(form, async (input) => {
    const changes = findLeadChanges(lead, input);
    const isChanged = Object.keys(changes).length > 0;
    if (isChanged) await change({ lead, changes });
    form.reset(toLeadInput({ ...lead, ...changes }));
    return isChanged && notices.leadSaved;
  });
  const isConflict = failure instanceof DataError && failure.kind === 'conflict';

  const reload = async () => {
    await invalidate(client, leadQuery(lead.id).queryKey);
    forgetFailure();
  };

  const team = useTeam();
  // Who is in charge may have left the team.
  const people =
    lead.assignee && !team.some(({ value }) => value === lead.assignee)
      ? [...team, { value: lead.assignee, label: nameAssignee(lead) }]
      : team;

  return (
    <FormCard aria-labelledby="suivi">
      <h2 id="suivi">Suivi</h2>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Fieldset aria-labelledby="suivi" disabled={isPending || !canChange}>
          <RefusedSave error={failure} act={isConflict && { label: 'Recharger', run: () => void reload() }} />
          <RestoredNotice form={form} />
          <FormFields
            form={form}
            fields={[
              { name: 'stage', label: 'Étape', items: stages },
              form.watch('stage') === 'lost' && { name: 'lostReason', label: 'Raison', isRequired: true },
              { name: 'assignee', label: 'Responsable', none: 'Personne', items: people },
              {
                name: 'nextStep',
                label: 'Prochaine étape',
                placeholder: 'Rappeler, envoyer la proposition…',
              },
              {
                name: 'nextStepOn',
                label: 'Échéance',
                description: 'Ce jour-là, elle est au tableau de bord.',
                date: 'date',
              },
              { name: 'amount', label: 'Montant', description: 'En dollars.', inputMode: 'numeric' },
            ]}
          />
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
