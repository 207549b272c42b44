import { useLayoutEffect, useRef } from 'react';
import { Button } from '#design-system/components/Button';
import { Heading } from '#design-system/primitives/Heading';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { formatHour, inQuebec } from '#data/span.ts';

export interface RequestedProps {
  email: string;
  /** Until when the time is held, in ISO 8601. */
  heldUntil: string;
  /** Back to the form, for whoever has mistyped their address. */
  onCorrect: () => void;
}

/** Takes the form's place once a time is asked for, and the focus with it: what is left to do stands in an e-mail. */
export function Requested({ email, heldUntil, onCorrect }: RequestedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // With the form's button goes the focus: at once, or it stands nowhere for a frame.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Stack $gap={4}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        Plus qu’une étape.
      </Heading>
      <Text size="lead">
        Ce moment vous est gardé jusqu’à {formatHour(heldUntil)} {inQuebec}. D’ici là, ouvrez le courriel que
        nous envoyons à <strong>{email}</strong> et appuyez sur son bouton. Nous vous répondons ensuite.
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
