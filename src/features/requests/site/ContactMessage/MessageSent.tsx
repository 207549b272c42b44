import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { Cluster } from '#design-system/primitives/Cluster';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { Waveform } from '#design-system/primitives/Waveform';
import { paths } from '#paths.ts';
import type { ContactMessageInput } from '#features/requests/data/contactMessage.schema.ts';
import { phoneLink } from '#site/settings/phone.ts';
import { useSettings } from '#site/settings/settings.ts';

export interface MessageSentProps {
  message: Pick<ContactMessageInput, 'firstName' | 'email'>;
  /** Whether the figures of the calculator went along. */
  hasEstimate?: boolean;
  onRestart: () => void;
}

/** Takes the form's place once the message is stored, and the focus with it: says what happens next. */
export function MessageSent({ message: { firstName, email }, hasEstimate, onRestart }: MessageSentProps) {
  const { company } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  // With the form's button goes the focus: at once, or it stands nowhere for a frame.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Waveform seed={email} bars={48} size="large" tone="progress" isAnimated />
      <Heading level={2} ref={heading} tabIndex={-1}>
        {firstName ? `Merci, ${firstName}. Message reçu!` : 'Merci. Message reçu!'}
      </Heading>
      <Text size="lead">
        Une personne de l’équipe vous répond à <strong>{email}</strong> d’ici un jour ouvrable, avec une
        première idée et deux moments pour se parler.
      </Text>
      {hasEstimate && <Text>Votre estimation part tout de suite à cette adresse.</Text>}
      <Text tone="muted">
        Ça presse? Appelez-nous au <a href={phoneLink(company.phone)}>{company.phone}</a>.
      </Text>
      <Cluster $gap={4}>
        <Button render={<Link to={paths.realizations} />}>Voir nos réalisations</Button>
        <Button variant="ghost" onClick={onRestart}>
          Écrire un autre message
        </Button>
      </Cluster>
    </>
  );
}
