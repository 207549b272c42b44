import type { ReactNode } from 'react';
import { type CodeInput, codeSchema } from '#data/session/auth.schema.ts';
import type { Device } from '#data/session/secondFactor.ts';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { SessionForm, type SessionRequest, useSecretForm } from '../SessionForm.tsx';

export interface CodeFormProps extends SessionRequest<CodeInput> {
  /** Les appareils qui peuvent faire le code; un choix s’il y en a plusieurs. */
  devices: readonly Pick<Device, 'id' | 'name'>[];
  /** Le texte du bouton. */
  submitLabel: string;
  /** Le texte du bouton pendant l’attente. */
  pendingLabel?: string;
  /** Sous le bouton : le retour. */
  below?: ReactNode;
}

/** The six digits of an authenticator app. */
export function CodeForm({ devices, pendingLabel = 'Vérification…', ...request }: CodeFormProps) {
  const form = useSecretForm(codeSchema, { deviceId: devices[0]?.id ?? '', code: '' });
  return (
    <SessionForm
      {...request}
      form={form}
      fields={[
        {
          name: 'code',
          label: 'Code',
          description: 'Les six chiffres que montre votre application d’authentification.',
          inputMode: 'numeric',
          autoComplete: 'one-time-code',
          isRequired: true,
        },
      ]}
      mendedAt="code"
      isFocused
      isErrorBelow
      pendingLabel={pendingLabel}
      isBlock
    >
      {devices.length > 1 && (
        <Field label="Appareil">
          <NativeSelect
            items={devices.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.register('deviceId')}
          />
        </Field>
      )}
    </SessionForm>
  );
}
