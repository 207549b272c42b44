import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { DateField } from '#admin/shell/forms/FormFields.tsx';
import { TextFields } from '#admin/shell/forms/TextFields.tsx';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { useSending } from '#admin/shell/forms/useSending.ts';
import { notices } from '#admin/shell/notices.ts';
import {
  type PersonalDataRequestInput,
  personalDataRequestSchema,
  requestKinds,
} from '#features/privacy/data/personalDataRequest.schema.ts';
import { createRequestMutation } from '#features/privacy/data/privacy.queries.ts';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { Fields, Panel } from '#admin/shell/PrivacyForm.styles.ts';

const kinds = Object.entries(requestKinds).map(([value, label]) => ({ value, label }));

/** Writes down a request that arrived. `today` is the day that it is in Québec. */
export function DataRequestForm({ today }: { today: string }) {
  const { mutateAsync: create } = useMutation(createRequestMutation);
  const sent = useRef<{ id: string; input: PersonalDataRequestInput }>(null);
  const empty: PersonalDataRequestInput = { kind: 'access', email: '', receivedOn: today };
  const form = usePersistedForm('data-request', personalDataRequestSchema, { defaultValues: empty });
  const { send, isPending } = useSending(form, async (input) => {
    // Corrected, it is another one: the first may have arrived although its answer got lost.
    if (!sent.current || JSON.stringify(sent.current.input) !== JSON.stringify(input)) {
      sent.current = { id: crypto.randomUUID(), input };
    }
    await create(sent.current);
    sent.current = null;
    form.reset(empty);
    return notices.requestWritten;
  });

  return (
    <Panel noValidate aria-labelledby="nouvelle-demande" onSubmit={(event) => void send(event)}>
      {/* While it is checked, the field that is wrong must be able to take the focus. */}
      <Fields aria-labelledby="nouvelle-demande" disabled={isPending}>
        <h2 id="nouvelle-demande" data-whole>
          Inscrire une demande
        </h2>
        {form.restored && (
          <div data-whole>
            <RestoredNotice form={form} />
          </div>
        )}
        <TextFields
          form={form}
          fields={[{ name: 'email', label: 'Courriel de la personne', type: 'email', isRequired: true }]}
        />
        <Field label="Ce qu’elle demande">
          <NativeSelect items={kinds} {...form.register('kind')} />
        </Field>
        <DateField control={form.control} name="receivedOn" label="Reçue le" isRequired />
        <div data-whole>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Enregistrement...">
            Inscrire la demande
          </Button>
        </div>
      </Fields>
    </Panel>
  );
}
