import { type FocusEvent, useLayoutEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import type { PersonInput } from '#features/requests/data/person.schema.ts';
import { Hint, HintButton, Wide } from './LeadForm.styles.ts';

export interface PersonFieldsProps {
  /** The form needs the names too. */
  isNameRequired?: boolean;
  /** Somebody comes back to correct their address: it has the focus at once. */
  isCorrected?: boolean;
}

/** Who writes, registers or books: first and last name, e-mail with a word about what looks mistyped, company. */
export function PersonFields({ isNameRequired = false, isCorrected = false }: PersonFieldsProps) {
  const { register, formState, getValues, setValue, setFocus } = useFormContext<PersonInput>();
  const [suggestion, setSuggestion] = useState<string | null>(null);
  /** What was typed before the suggestion was taken. */
  const [replaced, setReplaced] = useState<string | null>(null);
  // The button that led here has gone, with the focus.
  useLayoutEffect(() => {
    if (isCorrected) setFocus('email');
  }, [isCorrected, setFocus]);

  const check = async ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // Whoever is about to press the button would see it move away.
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
    const typed = currentTarget.value;
    const loaded = await import('#features/requests/data/suggestEmail.ts').catch(() => undefined);
    setSuggestion(loaded?.suggestEmail(typed) ?? null);
  };
  const put = (address: string) => {
    setValue('email', address, { shouldDirty: true, shouldValidate: true });
    setSuggestion(null);
    setFocus('email');
  };
  const email = register('email', {
    onChange: () => {
      setSuggestion(null);
      setReplaced(null);
    },
  });

  return (
    <>
      <Field label="Prénom" isRequired={isNameRequired} error={formState.errors.firstName?.message}>
        <TextInput autoComplete="given-name" {...register('firstName')} />
      </Field>
      <Field label="Nom" isRequired={isNameRequired} error={formState.errors.lastName?.message}>
        <TextInput autoComplete="family-name" {...register('lastName')} />
      </Field>
      <Wide>
        <Field label="Courriel" isRequired error={formState.errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="email"
            {...email}
            onBlur={(event) => {
              void email.onBlur(event);
              void check(event);
            }}
          />
        </Field>
        <Hint>
          {suggestion && (
            <>
              Vouliez-vous dire{' '}
              <HintButton
                type="button"
                onClick={() => {
                  setReplaced(getValues('email'));
                  put(suggestion);
                }}
              >
                {suggestion}
              </HintButton>
              ?
            </>
          )}
          {replaced !== null && !formState.isSubmitSuccessful && (
            <HintButton
              type="button"
              onClick={() => {
                setReplaced(null);
                put(replaced);
              }}
            >
              {`Remettre ${replaced}`}
            </HintButton>
          )}
        </Hint>
      </Wide>
      <Field label="Entreprise">
        <TextInput autoComplete="organization" {...register('company')} />
      </Field>
    </>
  );
}
