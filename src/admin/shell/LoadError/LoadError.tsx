import { toDataError } from '#data/errors.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';

export interface LoadErrorProps {
  /** What couldn't be loaded: the sentence of the toast. */
  title: string;
  error: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
}

/**
 * Stands where the content would be: what happened, the server's message, and a way to retry. The toast announces it, so this
 * panel stays silent.
 */
export function LoadError({ title, error, onRetry, isRetrying }: LoadErrorProps) {
  const { message, serverMessage } = toDataError(error);
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <Button
          variant="outline"
          size="small"
          isPending={isRetrying}
          pendingLabel="Nouvel essai..."
          onClick={onRetry}
        >
          Réessayer
        </Button>
      }
    >
      <p>{message}</p>
      {serverMessage && <p>Réponse du serveur&nbsp;: {serverMessage}</p>}
    </Alert>
  );
}
