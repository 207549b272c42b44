import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DeviceForm } from '#features/people/admin/SecondFactorScreen/DeviceForm.tsx';
import { notices } from '#admin/shell/notices.ts';
import { formatShortDay } from '#data/formats.ts';
import { askForProof } from '#data/session/freshProof.ts';
import type { Device } from '#data/session/secondFactor.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { useToast } from '#design-system/components/Toast';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { Devices } from './DeviceList.styles.ts';

/** As many as make sense: one in use, one for the day that it is lost. */
const MOST_DEVICES = 2;

/** One's own authenticator apps: added, and removed after a code of one of them. */
export function DeviceList() {
  const { devices, removeDevice, refreshProfile } = useAuth();
  const confirm = useConfirm();
  const showToast = useToast();
  const [isAdding, setIsAdding] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [removedId, setRemovedId] = useState<string | null>(null);

  const close = () => {
    flushSync(() => setIsAdding(false));
    // With the form goes the focus.
    (addButton.current ?? around.current)?.focus();
  };

  const remove = async ({ id, name }: Device) => {
    const isMeant = await confirm({
      title: `Retirer l’appareil «\u00A0${name}\u00A0»?`,
      description:
        devices.length > 1
          ? 'Ses codes ne serviront plus. Votre autre appareil reste.'
          : 'C’est le dernier\u00A0: votre mot de passe suffira de nouveau pour vous connecter, à moins qu’un second facteur soit exigé de votre rôle.',
      confirmLabel: 'Retirer',
      isDestructive: true,
    });
    if (!isMeant || !(await askForProof())) return;
    setRemovedId(id);
    const { error } = await removeDevice(id).catch((unexpected: unknown) => ({ error: unexpected }));
    setRemovedId(null);
    showToast(error ? notices.requestFailed(error) : notices.deviceRemoved);
    // The settings may want one of this role.
    refreshProfile();
  };

  return (
    <Stack as="section" ref={around} tabIndex={-1} aria-label="Appareils" $align="start">
      {devices.length > 0 && (
        <Devices>
          {devices.map((device) => (
            <li key={device.id}>
              <div>
                <Text>{device.name}</Text>
                <Text isNote>
                  Ajouté le <time dateTime={device.addedAt}>{formatShortDay(device.addedAt)}</time>
                </Text>
              </div>
              <Button
                variant="danger"
                size="small"
                isPending={removedId === device.id}
                aria-label={`Retirer l’appareil ${device.name}`}
                onClick={() => void remove(device)}
              >
                Retirer
              </Button>
            </li>
          ))}
        </Devices>
      )}
      {isAdding ? (
        <DeviceForm onAdded={close} onCancel={close} />
      ) : (
        devices.length < MOST_DEVICES && (
          <Button ref={addButton} variant="outline" iconStart={Plus} onClick={() => setIsAdding(true)}>
            Ajouter un appareil
          </Button>
        )
      )}
    </Stack>
  );
}
