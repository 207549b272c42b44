import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { SelectField } from '#admin/shell/forms/SelectField.tsx';
import { type PersistedForm, usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { Checkbox } from '#design-system/forms/Checkbox';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { TextInput } from '#design-system/forms/TextInput';
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

/** Enters the request of somebody who called, wrote or came. Nothing is sent to them unless it is asked for here. */
export function NewLead({ onClose, onEntered }: NewLeadProps) {
  // The same over attempts: it is entered once.
  const id = useRef(crypto.randomUUID());
  const { mutateAsync: enter } = useMutation(enterLeadMutation);
  const form = usePersistedForm<EnteredLeadInput>('lead/new', {
    resolver: zodResolver(enteredLeadSchema),
    defaultValues: empty,
  });

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
    >
      <PersonFields form={form} />
      <Acknowledgement form={form} />
    </FormDialog>
  );
}

type FieldsProps = { form: PersistedForm<EnteredLeadInput> };

/** Who asks, by which way, and what for. */
function PersonFields({ form: { register, control, formState } }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <SelectField control={control} name="source" label="Source" items={sources} />
      <Field label="Prénom" error={errors.firstName?.message}>
        <TextInput autoComplete="off" {...register('firstName')} />
      </Field>
      <Field label="Nom" error={errors.lastName?.message}>
        <TextInput autoComplete="off" {...register('lastName')} />
      </Field>
      <Field label="Téléphone" error={errors.phone?.message}>
        <TextInput type="tel" autoComplete="off" {...register('phone')} />
      </Field>
      <Field label="Courriel" error={errors.email?.message}>
        <TextInput type="email" autoComplete="off" {...register('email')} />
      </Field>
      <Field label="Entreprise" error={errors.company?.message}>
        <TextInput autoComplete="off" {...register('company')} />
      </Field>
      <SelectField control={control} name="service" label="Service" none="Aucun" items={services} />
      <Field label="Demande" error={errors.message?.message} isRequired>
        <TextArea rows={5} {...register('message')} />
      </Field>
    </>
  );
}

/** What is sent to the person at once, where that is wanted: the first template to begin with. */
function Acknowledgement({ form: { register, control, getValues, setValue, formState } }: FieldsProps) {
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
      {isWanted && (
        <Field
          label="Accusé de réception"
          description="Il part aussitôt, de l’adresse de l’agence."
          error={formState.errors.acknowledgement?.message}
          isRequired
        >
          <TextArea rows={7} {...register('acknowledgement')} />
        </Field>
      )}
    </>
  );
}
