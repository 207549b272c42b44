import { useState } from 'react';
import { encode } from 'uqr';
import { type CodeInput, type DeviceInput, deviceSchema } from '#data/session/auth.schema.ts';
import type { NewDevice } from '#data/session/secondFactor.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { CodeForm } from '#admin/shell/ProofDialog/CodeForm.tsx';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { SessionForm } from '#admin/shell/SessionForm.tsx';
import { useSessionAttempt } from '#admin/shell/useSessionAttempt.ts';
import { QrCode } from './DeviceForm.styles.ts';

export interface DeviceFormProps {
  /** L’appareil a fait son premier code. */
  onAdded: () => void;
  /** On renonce, sans rien enregistrer. Absent où rien ne l’a ouvert : le focus n’y va pas. */
  onCancel?: () => void;
}

/** Adds a device in two steps: its name, then what it scans or is typed into it, and the first code that it makes. */
export function DeviceForm({ onAdded, onCancel }: DeviceFormProps) {
  const { beginDevice, giveCode } = useAuth();
  const showToast = useToast();
  const [device, setDevice] = useState<NewDevice & DeviceInput>();
  const { attempt, request } = useSessionAttempt();
  // The name, and nothing else: of the key and of its codes, no device may keep anything.
  const form = usePersistedForm('device', deviceSchema, { defaultValues: { name: '' } });

  const begin = async ({ name }: DeviceInput) => {
    const begun = (await attempt(() => beginDevice(name)))?.device;
    if (begun) setDevice({ ...begun, name });
  };

  const prove = async (proof: CodeInput) => {
    if (!(await attempt(() => giveCode(proof)))) return;
    form.markSaved();
    showToast(notices.deviceAdded);
    onAdded();
  };

  const cancel = onCancel && (
    <Button
      variant="ghost"
      onClick={() => {
        form.discard();
        onCancel();
      }}
    >
      Annuler
    </Button>
  );
  if (!device)
    return (
      <SessionForm
        {...request}
        form={form}
        fields={[
          {
            name: 'name',
            label: 'Nom de l’appareil',
            description: 'Pour le reconnaître plus tard\u00A0: «\u00A0Téléphone\u00A0», par exemple.',
            isRequired: true,
          },
        ]}
        mendedAt="name"
        isFocused={onCancel !== undefined}
        onSubmit={begin}
        submitLabel="Ajouter un appareil"
        pendingLabel="Préparation…"
        below={cancel}
      >
        <RestoredNotice form={form} />
      </SessionForm>
    );
  return (
    <Stack>
      <DeviceKey device={device} />
      <CodeForm
        {...request}
        devices={[device]}
        onSubmit={prove}
        submitLabel="Confirmer l’appareil"
        below={cancel}
      />
    </Stack>
  );
}

/** What a device scans, or what is typed into it. */
function DeviceKey({ device }: { device: NewDevice }) {
  const { size, data } = encode(device.uri, { border: 4 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <>
      <Text>Dans votre application d’authentification, ajoutez un compte et scannez cette image.</Text>
      <QrCode viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
        <path d={modules.join('')} fill="currentColor" />
      </QrCode>
      <Text size="small">
        <TextLink href={device.uri}>Ouvrir dans l’application de cet appareil</TextLink>
      </Text>
      <Field
        label="Clé à entrer à la main"
        description="Si l’appareil ne peut pas scanner. Gardez-la secrète."
      >
        <TextArea rows={2} isToCopy value={device.secret} />
      </Field>
    </>
  );
}
