import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '#data/errors.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { Stack } from '#design-system/primitives/Stack';
import { paths } from '#paths.ts';

export interface ConfirmEmailProps {
  /** What the link of the e-mail brought. */
  token: string;
  onConfirmed: () => void;
}

/**
 * Confirms an address when a person asks to. The link of the e-mail can't do so by itself: programs that look for what is
 * harmful open it first, and it is good for once.
 */
export function ConfirmEmail({ token, onConfirmed }: ConfirmEmailProps) {
  const { confirmEmail } = useAuth();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async () => {
    setIsPending(true);
    setFailure(null);
    const { error } = await confirmEmail(token).catch((unexpected: unknown) => ({ error: unexpected }));
    setIsPending(false);
    if (error) setFailure(errorText(error));
    else onConfirmed();
  };

  return (
    <Stack $gap={6}>
      {failure && (
        <Alert tone="danger" isAnnounced>
          {failure}
        </Alert>
      )}
      <p>Un dernier geste, et votre compte est prêt.</p>
      <Button
        variant="primary"
        isBlock
        isPending={isPending}
        pendingLabel="Confirmation en cours..."
        onClick={() => void confirm()}
      >
        Confirmer mon courriel
      </Button>
      <TextLink render={<Link to={paths.auth} />}>Revenir à la connexion</TextLink>
    </Stack>
  );
}
