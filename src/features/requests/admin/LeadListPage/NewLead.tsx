import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { type FormField, FormFields } from '#admin/shell/forms/FormFields.tsx';
import { type PersistedForm, usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { Checkbox } from '#design-system/forms/Checkbox';
import { contactServices } from '#features/requests/data/contactServices.ts';
import {
  type EnteredLeadInput,
  enteredLeadSchema,
  toEnteredLead,
} from '#features/requests/data/enteredLead.schema.ts';
import { enterLeadMutation } from '#features/requests/data/leadEvents.queries.ts';
import { leadSources } from '#features/requests/data/lead.ts';
import { useReplyTemplates } from '../replyTemplates.ts';

export interface NewLeadProps {
  onClose: () => void;
  /** Elle est inscrite. */
  onEntered: (id: string) => void;
}

const sources = Object.entries(leadSources).map(([value, label]) => ({ value, label }));
const services = Object.entries(contactServices).map(([value, label]) => ({ value, label }));

const empty: EnteredLeadInput = {
  source: 'phone',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  company: '',
  service: '',
  message: '',
  isAcknowledged: false,
  acknowledgement: '',
};

/** By which way somebody asks, who, and what for. */
const fields: FormField<EnteredLeadInput>[] = [
  { name: 'source', label: 'Source', items: sources },
  { name: 'firstName', label: 'Prénom' },
  { name: 'lastName', label: 'Nom' },
  { name: 'phone', label: 'Téléphone', type: 'tel' },
  { name: 'email', label: 'Courriel', type: 'email' },
  { name: 'company', label: 'Entreprise' },
  { name: 'service', label: 'Service', none: 'Aucun', items: services },
  { name: 'message', label: 'Demande', rows: 5, isRequired: true },
];

/** Enters the request of somebody who called, wrote or came. Nothing is sent to them unless it is asked for here. */
export function NewLead({ onClose, onEntered }: NewLeadProps) {
  // The same over attempts: it is entered once.
  const id = useRef(crypto.randomUUID());
  const { mutateAsync: enter } = useMutation(enterLeadMutation);
  const form = usePersistedForm('lead/new', enteredLeadSchema, { defaultValues: empty });

  const onSubmit = async (input: EnteredLeadInput) => {
    await enter({
      id: id.current,
      lead: toEnteredLead(input),
      reply: input.isAcknowledged ? input.acknowledgement : null,
    });
    return input.isAcknowledged ? notices.requestAcknowledged : notices.requestWritten;
  };

  return (
    <FormDialog
      form={form}
      title="Nouvelle demande"
      description="De quelqu’un qui a appelé, écrit ou qui est passé. Un téléphone ou un courriel suffit."
      submitLabel="Inscrire la demande"
      onSubmit={onSubmit}
      onClose={onClose}
      onSaved={() => onEntered(id.current)}
      fields={fields}
    >
      <Acknowledgement form={form} />
    </FormDialog>
  );
}

/** What is sent to the person at once, where that is wanted: the first template to begin with. */
function Acknowledgement({ form }: { form: PersistedForm<EnteredLeadInput> }) {
  const { register, control, getValues, setValue } = form;
  const [first] = useReplyTemplates();
  const isWanted = useWatch({ control, name: 'isAcknowledged' });
  const begin = (isChecked: boolean) => {
    // What is typed already stays.
    if (!isChecked || !first || getValues('acknowledgement')) return;
    setValue('acknowledgement', first.fill(getValues('firstName').trim() || null), { shouldDirty: true });
  };
  return (
    <>
      <Checkbox
        label="Envoyer un accusé de réception"
        {...register('isAcknowledged', { onChange: ({ target }) => begin(target.checked) })}
      />
      <FormFields
        form={form}
        fields={[
          isWanted && {
            name: 'acknowledgement',
            label: 'Accusé de réception',
            description: 'Il part aussitôt, de l’adresse de l’agence.',
            rows: 7,
            isRequired: true,
          },
        ]}
      />
    </>
  );
}
