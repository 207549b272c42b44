import { useLayoutEffect, useRef } from 'react';
import { Button } from '#design-system/components/Button';
import { Heading } from '#design-system/primitives/Heading';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { Waveform } from '#design-system/primitives/Waveform';
import type { RegistrationInput } from '#features/courses/data/registrationInput.ts';
import { formatHour, inQuebec } from '#data/span.ts';

export interface RegisteredProps {
  person: Pick<RegistrationInput, 'firstName' | 'email'>;
  /** Whether a place is held, or the person would wait for one. */
  state: 'held' | 'unconfirmed';
  /** Until when it is to be confirmed, in ISO 8601. */
  confirmUntil: string;
  /** Back to the form, for whoever has mistyped their address. */
  onCorrect: () => void;
}

/** Takes the form's place once somebody has registered, and the focus with it: what is left to do stands in an e-mail. */
export function Registered({
  person: { firstName, email },
  state,
  confirmUntil,
  onCorrect,
}: RegisteredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // With the form's button goes the focus: at once, or it stands nowhere for a frame.
  useLayoutEffect(() => heading.current?.focus(), []);
  const time = `${formatHour(confirmUntil)} ${inQuebec}`;
  return (
    <Stack $gap={4}>
      <Waveform seed={email} bars={48} size="large" tone="progress" isAnimated />
      <Heading level={2} ref={heading} tabIndex={-1}>
        {`Plus qu’une étape, ${firstName}.`}
      </Heading>
      <Text size="lead">
        <span>{state === 'held' ? 'Votre place vous est gardée' : 'Votre demande vous attend'}</span>{' '}
        <span>{`jusqu’à ${time}. D’ici là, ouvrez le courriel que nous envoyons à`}</span>{' '}
        <strong>{email}</strong>{' '}
        <span>
          {state === 'held'
            ? 'et appuyez sur son bouton.'
            : 'et appuyez sur son bouton\u00A0: vous prendrez alors votre rang sur la liste d’attente.'}
        </span>
      </Text>
      <Text tone="muted">
        Rien reçu? Regardez dans les courriels indésirables. Si l’adresse contient une faute,
        corrigez-la&nbsp;: ce que vous avez écrit est resté là.
      </Text>
      <div>
        <Button variant="secondary" onClick={onCorrect}>
          Corriger mes coordonnées
        </Button>
      </div>
    </Stack>
  );
}
