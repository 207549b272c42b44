import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { TextArea } from '#design-system/forms/TextArea';
import type { ContactMessageInput } from '#features/requests/data/contactMessage.schema.ts';
import { contactServices } from '#features/requests/data/contactServices.ts';
import { LeadForm } from '#features/requests/site/LeadForm.tsx';
import { Wide } from '#features/requests/site/LeadForm.styles.ts';
import { PersonFields } from '#features/requests/site/PersonFields.tsx';
import { useLeadForm } from '#features/requests/site/useLeadForm.ts';

export interface ContactFormProps {
  onSubmit: (input: ContactMessageInput) => Promise<void>;
  /** Ce que les champs contiennent au départ. Sans lui, ils gardent ce qui a été tapé avant l’arrivée des scripts. */
  defaultValues?: Partial<ContactMessageInput>;
  /** Service that the address asks for; what the visitor chose before counts more. */
  requestedService?: string;
  /** What of it the address asks for: the message begins with that, unless one stands there. */
  requestedSubject?: string;
  /** Figures that go along: the message may then stay empty. */
  hasEstimate?: boolean;
}

const services = Object.entries(contactServices).map(([value, label]) => ({ value, label }));

/** A message that only says what it is about, as an address asked. */
const untouched = /^Au sujet de\u00A0: [^\n]+\n\n$/;

const loadResolver = () => import('#features/requests/data/contactMessage.schema.ts');
const loadResolverWithEstimate = async () => ({ resolve: (await loadResolver()).resolveWithEstimate });

/** The contact form (product: contact form). It refuses what isn't an e-mail and an empty message, and nothing else. */
export function ContactForm({
  onSubmit,
  defaultValues,
  requestedService,
  requestedSubject,
  hasEstimate,
}: ContactFormProps) {
  const form = useLeadForm<ContactMessageInput>(
    hasEstimate ? loadResolverWithEstimate : loadResolver,
    defaultValues,
  );
  const { register, formState, getValues, setValue } = form;

  // A link that was pressed just now says more than what was chosen before.
  const isPressed = useNavigationType() === 'PUSH';

  useEffect(() => {
    if (requestedService && (isPressed || !getValues('service'))) setValue('service', requestedService);
    const message = getValues('message') ?? '';
    if (requestedSubject && (!message || untouched.test(message)))
      setValue('message', `Au sujet de\u00A0: ${requestedSubject}\n\n`);
  }, [requestedService, requestedSubject, isPressed, getValues, setValue]);

  return (
    <LeadForm label="Nous écrire" form={form} onSubmit={onSubmit} submitLabel="Envoyer le message">
      <PersonFields />
      <Field label="Service qui vous intéresse">
        <NativeSelect items={services} placeholder="Choisissez un service" {...register('service')} />
      </Field>
      <Wide>
        <Field label="Message" isRequired={!hasEstimate} error={formState.errors.message?.message}>
          <TextArea rows={7} {...register('message')} />
        </Field>
      </Wide>
    </LeadForm>
  );
}
