import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { Waveform } from '#design-system/primitives/Waveform';
import { formatHour, inQuebec } from '#data/span.ts';
import { paths } from '#paths.ts';

export interface AskedForProps {
  email: string;
  firstName?: string;
  /** What is kept: « Votre place vous est gardée ». */
  held: string;
  /** Until when it is to be confirmed, in ISO 8601. */
  until: string;
  /** What follows the button of the e-mail: « : vous prendrez alors votre rang ». */
  afterwards?: string;
  /** Back to the form, for whoever has mistyped their address. */
  onCorrect: () => void;
}

/** Takes the form's place once a place or a studio is asked for, and the focus with it: what is left to do stands in an e-mail. */
export function AskedFor({ email, firstName, held, until, afterwards = '.', onCorrect }: AskedForProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // With the form's button goes the focus: at once, or it stands nowhere for a frame.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Stack $gap={4}>
      <Waveform seed={email} bars={48} size="large" tone="progress" isAnimated />
      <Heading level={2} ref={heading} tabIndex={-1}>
        {`Plus qu’une étape${firstName ? `, ${firstName}` : ''}.`}
      </Heading>
      <Text size="lead">
        <span>{held}</span>{' '}
        <span>{`jusqu’à ${formatHour(until)} ${inQuebec}. D’ici là, ouvrez le courriel que nous envoyons à`}</span>{' '}
        <strong>{email}</strong> <span>{`et appuyez sur son bouton${afterwards}`}</span>
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

/** What becomes of what somebody writes in a form. */
export const Purpose = ({ what }: { what: string }) => (
  <Text isNote>
    {`Ces renseignements servent à cette ${what}, et à rien d’autre. Voyez notre `}
    <TextLink render={<Link to={paths.privacyPolicy} />}>politique de confidentialité</TextLink>.
  </Text>
);
