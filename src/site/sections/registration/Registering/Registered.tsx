import { useLayoutEffect, useRef } from 'react';
import { Heading } from '#design-system/primitives/Heading';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { Waveform } from '#design-system/primitives/Waveform';
import type { RegistrationAnswer } from '#data/courseSessions/registration.queries.ts';
import type { RegistrationInput } from '#data/courseSessions/registrationInput.ts';

export interface RegisteredProps {
  person: Pick<RegistrationInput, 'firstName' | 'email'>;
  answer: RegistrationAnswer;
}

/** Takes the form's place once somebody is registered, or waits, and the focus with it. */
export function Registered({ person: { firstName, email }, answer }: RegisteredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // With the form's button goes the focus: at once, or it stands nowhere for a frame.
  useLayoutEffect(() => heading.current?.focus(), []);
  const isWaiting = answer.state === 'waiting';
  return (
    <Stack $gap={4}>
      <Waveform seed={email} bars={48} size="large" tone="progress" isAnimated />
      <Heading level={2} ref={heading} tabIndex={-1}>
        {isWaiting ? `C’est noté, ${firstName}.` : `Merci, ${firstName}. À bientôt!`}
      </Heading>
      <Text size="lead">
        {isWaiting
          ? `Vous êtes au ${answer.place_in_line === 1 ? '1er' : `${answer.place_in_line}e`} rang de la liste d’attente. Dès qu’une place se libère, nous vous l’offrons à`
          : 'Votre place est réservée. La confirmation, avec le rendez-vous pour votre agenda, part à'}{' '}
        <strong>{email}</strong>.
      </Text>
      <Text>Le courriel contient le lien pour voir ou annuler votre inscription.</Text>
    </Stack>
  );
}
