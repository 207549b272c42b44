import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type Resolver,
  // oxlint-disable-next-line no-restricted-imports -- A password or a code stays on no device.
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from '#data/zod.ts';
import { Alert } from '#design-system/components/Alert';
import { Button, type ButtonProps } from '#design-system/components/Button';
import { Fieldset } from '#design-system/forms/Fieldset';
import { type TextField, TextFields } from './forms/TextFields.tsx';

/** `useForm` for what no device may keep: passwords and codes. */
export const useSecretForm = <Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  defaultValues?: UseFormProps<Values>['defaultValues'],
) => useForm<Values>({ resolver: zodResolver(schema) as Resolver<Values>, defaultValues });

/** What a form of the session is told by the screen or the window around it. */
export interface SessionRequest<Values extends FieldValues> {
  /** Reçoit ce qui est envoyé, une fois valide. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Une requête est en cours : champs et bouton attendent. */
  isPending: boolean;
  /** Pourquoi le dernier essai a été refusé, en une phrase. */
  serverError?: string | null | undefined;
  /** Une notification la dit, pour l’instant. */
  isErrorSaid?: boolean;
}

export interface SessionFormProps<Values extends FieldValues>
  extends SessionRequest<Values>, Pick<ButtonProps, 'variant' | 'isBlock' | 'pendingLabel'> {
  form: UseFormReturn<Values>;
  fields: readonly TextField<Values>[];
  /** Names the form, and its fields. */
  name?: string;
  label?: string;
  /** Where a refusal is mended: it has the focus. */
  mendedAt: FieldPath<Values>;
  /** So it has at once: the form takes the place of what had it. */
  isFocused?: boolean;
  /** Why it was refused stands below the button. */
  isErrorBelow?: boolean;
  submitLabel: string;
  /** Before the fields. */
  children?: ReactNode;
  /** Between the fields and the button; below both. */
  aside?: ReactNode;
  below?: ReactNode;
}

/**
 * A form of what the session is asked: its fields, its button, why it was refused. What was typed before the scripts arrived is kept; by
 * itself the browser sends nothing.
 */
export function SessionForm<Values extends FieldValues>({
  form,
  fields,
  name,
  label,
  mendedAt,
  isFocused = false,
  onSubmit,
  isPending,
  serverError,
  isErrorSaid = false,
  isErrorBelow = false,
  submitLabel,
  children,
  aside,
  below,
  variant = 'primary',
  ...button
}: SessionFormProps<Values>) {
  // Disabled fields have lost the focus: it comes back where the person mends what was refused.
  const mend = useEffectEvent(() => form.setFocus(mendedAt, { shouldSelect: mendedAt !== 'email' }));
  useEffect(() => {
    if ((isFocused || serverError) && !isPending) mend();
  }, [isFocused, serverError, isPending]);
  const isRefused = Boolean(serverError) && !isErrorSaid;
  return (
    <form
      method="dialog"
      noValidate
      aria-label={name}
      onSubmit={(event) => {
        if (isPending) event.preventDefault();
        else void form.handleSubmit(onSubmit)(event);
      }}
    >
      <Fieldset aria-label={label} disabled={isPending}>
        {isRefused && !isErrorBelow && <Alert tone="danger">{serverError}</Alert>}
        {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
        {children}
        <TextFields form={form} fields={fields} />
        {aside}
        <Button type="submit" variant={variant} isPending={isPending} {...button}>
          {submitLabel}
        </Button>
        {isRefused && isErrorBelow && <Alert tone="danger">{serverError}</Alert>}
        {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
        {below}
      </Fieldset>
    </form>
  );
}

/** Tells password managers whose password a form is about. */
export const AccountName = ({ email }: { email: string }) => (
  <input hidden readOnly type="email" autoComplete="username" value={email} />
);
