import type { FormEvent, ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import type { PersonInput } from '#features/requests/data/person.schema.ts';
import { phoneLink } from '#site/settings/phone.ts';
import { useSettings } from '#site/settings/settings.ts';
import { Fields, Foot, FormRoot, Hint, Trap } from './LeadForm.styles.ts';

export interface LeadFormProps<Values extends PersonInput> {
  /** The name of the form, for assistive technology. */
  label: string;
  /** What `useLeadForm` gives. */
  form: UseFormReturn<Values> & { prepare: () => void };
  onSubmit: (values: Values) => Promise<void>;
  submitLabel: string;
  /** `PersonFields` and what the form has of its own. */
  children: ReactNode;
}

/**
 * The form of whatever a visitor sends: its fields, the one that only robots fill, the button. Outside of a dialog, the method
 * "dialog" makes the browser send nothing by itself: without scripts, text stays, and the form says how to reach the company.
 */
export function LeadForm<Values extends PersonInput>({
  label,
  form,
  onSubmit,
  submitLabel,
  children,
}: LeadFormProps<Values>) {
  const { company } = useSettings();
  const { isSubmitting } = form.formState;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A second click while the first is on its way would send it twice.
    if (!isSubmitting) void form.handleSubmit(onSubmit)(event);
  };

  return (
    <FormProvider {...form}>
      <noscript>
        <Alert title="Ce formulaire a besoin de JavaScript et d’un navigateur récent">
          Appelez-nous au <a href={phoneLink(company.phone)}>{company.phone}</a> ou écrivez à{' '}
          <a href={`mailto:${company.email}`}>{company.email}</a>.
        </Alert>
      </noscript>
      <FormRoot method="dialog" noValidate onSubmit={submit} onFocus={form.prepare} aria-label={label}>
        <Fields>
          {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
          {children}
          <Trap aria-hidden>
            <label>
              Site web
              <input
                type="text"
                tabIndex={-1}
                autoComplete="off"
                {...(form as unknown as UseFormReturn<PersonInput>).register('website')}
              />
            </label>
          </Trap>
        </Fields>
        <Foot>
          <noscript>
            <Hint>Sans JavaScript, ce bouton n’envoie rien&nbsp;: appelez-nous ou écrivez-nous.</Hint>
          </noscript>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isPending={isSubmitting}
            pendingLabel="Envoi en cours..."
          >
            {submitLabel}
          </Button>
        </Foot>
      </FormRoot>
    </FormProvider>
  );
}
