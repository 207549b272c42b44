import { useWatch } from 'react-hook-form';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { TextArea } from '#design-system/forms/TextArea';
import { TextInput } from '#design-system/forms/TextInput';
import type { RegistrationInput } from '#features/courses/data/registration.schema.ts';
import { LeadForm } from '#features/requests/site/LeadForm.tsx';
import { Wide } from '#features/requests/site/LeadForm.styles.ts';
import { PersonFields } from '#features/requests/site/PersonFields.tsx';
import { useLeadForm } from '#features/requests/site/useLeadForm.ts';

export interface RegistrationFormProps {
  /** Pour combien de personnes une inscription peut être. */
  maxSeats: number;
  /** Combien de places restent : qui en demande plus attendrait, et le bouton le dit. */
  free: number;
  /** Ce que le formulaire contient au départ. */
  defaultValues?: Partial<RegistrationInput> | undefined;
  /** La personne revient corriger son adresse : le focus y est. */
  isCorrected?: boolean;
  /** Reçoit ce qui est envoyé, une fois valide. */
  onSubmit: (input: RegistrationInput) => Promise<void>;
}

const blank: RegistrationInput = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  website: '',
  seats: '1',
  others: [],
  message: '',
};

const loadResolver = () => import('#features/courses/data/registration.schema.ts');

/** Who comes to a session, with whom, and a word. */
export function RegistrationForm({
  maxSeats,
  free,
  defaultValues,
  isCorrected = false,
  onSubmit,
}: RegistrationFormProps) {
  const form = useLeadForm<RegistrationInput>(loadResolver, { ...blank, ...defaultValues });
  const { register, control, formState } = form;
  const seats = Number(useWatch({ control, name: 'seats' }));

  return (
    <LeadForm
      label="Inscription"
      form={form}
      onSubmit={onSubmit}
      submitLabel={seats > free ? 'M’inscrire sur la liste d’attente' : 'M’inscrire'}
    >
      <PersonFields isNameRequired isCorrected={isCorrected} />
      <Field label="Nombre de personnes" description="Vous compris.">
        <NativeSelect items={listSeats(maxSeats, free)} {...register('seats')} />
      </Field>
      {listOthers(seats).map((other, index) => (
        <Wide key={other}>
          <Field
            label={`Prénom et nom de la ${other} personne`}
            error={formState.errors.others?.[index]?.message}
          >
            <TextInput autoComplete="off" {...register(`others.${index}`)} />
          </Field>
        </Wide>
      ))}
      <Wide>
        <Field
          label="Un mot pour l’équipe"
          description={'Un besoin particulier, une question\u00A0: ce n’est pas obligatoire.'}
          error={formState.errors.message?.message}
        >
          <TextArea rows={3} {...register('message')} />
        </Field>
      </Wide>
    </LeadForm>
  );
}

/** Groups for which there are places; a larger one waits, which its choice says. */
const listSeats = (max: number, free: number) =>
  Array.from({ length: max }, (_, index) => {
    const people = index === 0 ? '1 personne' : `${index + 1} personnes`;
    return {
      value: String(index + 1),
      label: free > 0 && index >= free ? `${people} (liste d’attente)` : people,
    };
  });

/** « 2e », « 3e »… */
const listOthers = (seats: number) =>
  Array.from({ length: Math.max(0, seats - 1) }, (_, index) => `${index + 2}e`);
