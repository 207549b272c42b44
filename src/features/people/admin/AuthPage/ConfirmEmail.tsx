import { useMutation } from '@tanstack/react-query';
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const confirmed = await confirmEmail(token);
      if (confirmed.error) throw confirmed.error;
    },
    onSuccess: onConfirmed,
    meta: { isErrorHandled: true },
  });

  return (
    <Stack $gap={6}>
      {error && (
        <Alert tone="danger" isAnnounced>
          {errorText(error)}
        </Alert>
      )}
      <p>Un dernier geste, et votre compte est prêt.</p>
      <Button
        variant="primary"
        isBlock
        isPending={isPending}
        pendingLabel="Confirmation en cours..."
        onClick={() => mutate()}
      >
        Confirmer mon courriel
      </Button>
      <TextLink render={<Link to={paths.auth} />}>Revenir à la connexion</TextLink>
    </Stack>
  );
}
