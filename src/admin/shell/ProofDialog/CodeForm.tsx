import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect } from 'react';
// oxlint-disable-next-line no-restricted-imports -- A code stays on no device.
import { useForm } from 'react-hook-form';
import { type CodeInput, codeSchema } from '#data/session/auth.schema.ts';
import type { Device } from '#data/session/secondFactor.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { TextInput } from '#design-system/forms/TextInput';
import { Stack } from '#design-system/primitives/Stack';

export interface CodeFormProps {
  /** Les appareils qui peuvent faire le code; un choix s’il y en a plusieurs. */
  devices: readonly Pick<Device, 'id' | 'name'>[];
  /** Reçoit ce qui est envoyé, une fois valide. */
  onSubmit: (proof: CodeInput) => Promise<unknown>;
  /** Une requête est en cours : champs et bouton attendent. */
  isPending: boolean;
  /** Pourquoi le dernier code a été refusé. */
  serverError?: string | null | undefined;
  /** Une notification la dit, pour l’instant. */
  isErrorSaid?: boolean;
  /** Le texte du bouton. */
  submitLabel: string;
  /** Le texte du bouton pendant l’attente. */
  pendingLabel: string;
  /** Sous le bouton : le retour. */
  aside?: ReactNode;
}

/** The six digits of an authenticator app. */
export function CodeForm({
  devices,
  onSubmit,
  isPending,
  serverError,
  isErrorSaid = false,
  submitLabel,
  pendingLabel,
  aside,
}: CodeFormProps) {
  const { register, handleSubmit, formState, setFocus } = useForm<CodeInput>({
    resolver: zodResolver(codeSchema),
    defaultValues: { deviceId: devices[0]?.id ?? '', code: '' },
  });

  // It takes the place of the form before, whose button had the focus; and it is the code that a refusal is about.
  useEffect(() => {
    if (!isPending) setFocus('code', { shouldSelect: true });
  }, [serverError, isPending, setFocus]);

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        if (isPending) event.preventDefault();
        else void handleSubmit(onSubmit)(event);
      }}
    >
      <Stack as="fieldset">
        {devices.length > 1 && (
          <Field label="Appareil">
            <NativeSelect
              items={devices.map(({ id, name }) => ({ value: id, label: name }))}
              isDisabled={isPending}
              {...register('deviceId')}
            />
          </Field>
        )}
        <Field
          label="Code"
          description="Les six chiffres que montre votre application d’authentification."
          error={formState.errors.code?.message}
          isRequired
        >
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            readOnly={isPending}
            {...register('code')}
          />
        </Field>
        <Button type="submit" variant="primary" isBlock isPending={isPending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
        {serverError && !isErrorSaid && <Alert tone="danger">{serverError}</Alert>}
        {aside}
      </Stack>
    </form>
  );
}
