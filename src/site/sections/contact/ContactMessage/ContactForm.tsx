import { type FormEvent, useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { TextArea } from '#design-system/forms/TextArea';
import { TextInput } from '#design-system/forms/TextInput';
import type { ContactMessageInput } from '#data/leads/contactMessage.schema.ts';
import { contactServices } from '#data/leads/contactServices.ts';
import { Fields, Foot, FormRoot, Trap, Wide } from './ContactMessage.styles.ts';

export interface ContactFormProps {
  onSubmit: (input: ContactMessageInput) => Promise<void>;
  /** What the fields hold at first. Left out, they keep what was typed before React took the page over. */
  defaultValues?: Partial<ContactMessageInput>;
  /** Service that the address asks for; what the visitor chose before counts more. */
  requestedService?: string;
}

const services = Object.entries(contactServices).map(([value, label]) => ({ value, label }));

/** What checks the fields, with its library: requested once somebody comes to the form. */
const loadResolver = () => import('./contactResolver.ts');

/** A form whose page was replaced meanwhile sends what stands there as it is: the database checks it too. */
const resolver: Resolver<ContactMessageInput> = async (values, ...rest) => {
  const loaded = await loadResolver().catch(() => undefined);
  return loaded ? loaded.resolve(values, ...rest) : { values, errors: {} };
};

/**
 * The contact form (product 3.10). It refuses what isn't an e-mail and an empty message, and nothing
 * else. Outside of a dialog, the method "dialog" makes the browser send nothing by itself: without scripts, text stays.
 */
export function ContactForm({ onSubmit, defaultValues, requestedService }: ContactFormProps) {
  const { register, handleSubmit, formState, getValues, setValue } = useForm<ContactMessageInput>({
    resolver,
    defaultValues,
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    if (requestedService && !getValues('service')) setValue('service', requestedService);
  }, [requestedService, getValues, setValue]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A second click while the first is on its way would send the message twice.
    if (!isSubmitting) void handleSubmit(onSubmit)(event);
  };

  return (
    <FormRoot
      method="dialog"
      noValidate
      onSubmit={submit}
      onFocus={() => void loadResolver().catch(() => {})}
      aria-label="Nous écrire"
    >
      <Fields>
        <Field label="Prénom">
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label="Nom">
          <TextInput autoComplete="family-name" {...register('lastName')} />
        </Field>
        <Wide>
          <Field label="Courriel" isRequired error={errors.email?.message}>
            <TextInput type="email" autoComplete="email" {...register('email')} />
          </Field>
        </Wide>
        <Field label="Entreprise">
          <TextInput autoComplete="organization" {...register('company')} />
        </Field>
        <Field label="Service qui vous intéresse">
          <NativeSelect items={services} placeholder="Choisissez un service" {...register('service')} />
        </Field>
        <Wide>
          <Field label="Message" isRequired error={errors.message?.message}>
            <TextArea rows={7} {...register('message')} />
          </Field>
        </Wide>
        <Trap aria-hidden>
          <label>
            Site web
            <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
          </label>
        </Trap>
      </Fields>
      <Foot>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={isSubmitting}
          pendingLabel="Envoi en cours..."
        >
          Envoyer le message
        </Button>
      </Foot>
    </FormRoot>
  );
}
