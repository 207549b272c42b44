import { useMutation } from '@tanstack/react-query';
import { type Ref, useEffect, useRef } from 'react';
import { DateField } from '#admin/shell/forms/FormFields.tsx';
import { TextFields } from '#admin/shell/forms/TextFields.tsx';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { type FormHandle, useFormHandle } from '#admin/shell/forms/useAbandon.ts';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { useSending } from '#admin/shell/forms/useSending.ts';
import { notices } from '#admin/shell/notices.ts';
import { incidentSchema, type IncidentInput } from '#features/privacy/data/incident.schema.ts';
import { type Incident, saveIncidentMutation } from '#features/privacy/data/privacy.queries.ts';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { Cluster } from '#design-system/primitives/Cluster';
import { Fields, Panel } from '#admin/shell/PrivacyForm.styles.ts';

export interface IncidentFormProps {
  /** The entry that is amended; none for a new one. */
  incident: Incident | null;
  /** The day that it is in Québec. */
  today: string;
  ref?: Ref<FormHandle>;
  onDone: () => void;
  onCancel: () => void;
}

const risks: { value: IncidentInput['risk']; label: string }[] = [
  { value: 'low', label: 'Non' },
  { value: 'serious', label: 'Oui' },
];

const toInput = ({ happened_on, description, risk, notified }: Incident): IncidentInput => ({
  happened_on,
  description,
  risk,
  notified,
});

/** Writes an incident into the register, or amends what it says. */
export function IncidentForm({ incident, today, ref, onDone, onCancel }: IncidentFormProps) {
  const { mutateAsync: save } = useMutation(saveIncidentMutation);
  const newId = useRef(crypto.randomUUID());
  const empty: IncidentInput = { happened_on: today, description: '', risk: 'low', notified: '' };
  const form = usePersistedForm(`incident/${incident?.id ?? 'new'}`, incidentSchema, {
    defaultValues: incident ? toInput(incident) : empty,
  });
  const { register, setFocus } = form;
  useFormHandle(ref, form);
  useEffect(() => {
    if (incident) setFocus('description');
  }, [incident, setFocus]);

  const onSubmit = async (input: IncidentInput) => {
    await save({ id: incident?.id ?? newId.current, isNew: !incident, input });
    newId.current = crypto.randomUUID();
    if (!incident) form.reset(empty);
    return incident ? notices.incidentAmended : notices.incidentWritten;
  };
  const { send, isPending } = useSending(form, onSubmit, onDone);

  return (
    <Panel noValidate aria-labelledby="incident" onSubmit={(event) => void send(event)}>
      {/* While it is checked, the field that is wrong must be able to take the focus. */}
      <Fields aria-labelledby="incident" disabled={isPending}>
        <h2 id="incident" data-whole>
          {incident ? 'Modifier l’inscription' : 'Inscrire un incident'}
        </h2>
        {form.restored && (
          <div data-whole>
            <RestoredNotice form={form} />
          </div>
        )}
        <DateField control={form.control} name="happened_on" label="Date de l’incident" isRequired />
        <Field label="Risque de préjudice sérieux">
          <NativeSelect items={risks} {...register('risk')} />
        </Field>
        <TextFields
          form={form}
          fields={[
            {
              name: 'description',
              label: 'Ce qui est arrivé',
              description: 'Les renseignements et les personnes en cause, la cause, ce qui a été fait.',
              rows: 4,
              isRequired: true,
            },
            {
              name: 'notified',
              label: 'Qui a été prévenu',
              description:
                'Si le risque est sérieux\u00A0: les personnes touchées et la Commission d’accès à l’information, sans tarder.',
              rows: 2,
              isRequired: true,
            },
          ]}
        />
        <Cluster $gap={2} data-whole>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Enregistrement...">
            {incident ? 'Modifier' : 'Inscrire l’incident'}
          </Button>
          {incident && (
            <Button variant="ghost" onClick={onCancel}>
              Annuler
            </Button>
          )}
        </Cluster>
      </Fields>
    </Panel>
  );
}
