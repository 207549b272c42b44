import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { Heading } from '#design-system/primitives/Heading';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { formatMoment } from '#data/span.ts';
import { paths } from '#paths.ts';

export interface RequestedProps {
  email: string;
  /** Until when the time is held, in ISO 8601. */
  heldUntil: string;
  /** Opens the booking. */
  token: string;
}

/** Takes the form's place once a time is asked for, and the focus with it. */
export function Requested({ email, heldUntil, token }: RequestedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // With the form's button goes the focus: at once, or it stands nowhere for a frame.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Stack $gap={4}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        C’est noté. Ce moment vous est gardé.
      </Heading>
      <Text size="lead">
        Nous vous répondons avant le {formatMoment(heldUntil)}, à <strong>{email}</strong>. D’ici là, personne
        d’autre ne peut le prendre.
      </Text>
      <div>
        <Button render={<Link to={`${paths.booking}#${token}`} />}>Voir ou annuler ma demande</Button>
      </div>
    </Stack>
  );
}
