import type { UseQueryResult } from '@tanstack/react-query';
import { errorText } from '#data/errors.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';

type Read = Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>;

export interface LoadErrorProps {
  /** Ce qui n’a pas pu se charger, où aucune notification ne le dit. */
  title?: string;
  /** Une lecture, ou celles dont l’écran a besoin. */
  query: Read | readonly Read[];
}

/**
 * Stands where the content would be: why it isn't there, and a way to retry; nothing while all goes well. The
 * toast announces what couldn't be loaded: this panel doesn't say it again.
 */
export function LoadError({ title, query }: LoadErrorProps) {
  const failed = [query].flat().filter(({ isError }) => isError);
  const [first] = failed;
  if (!first) return null;
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <Button
          variant="outline"
          size="small"
          isPending={failed.some(({ isFetching }) => isFetching)}
          pendingLabel="Nouvel essai..."
          onClick={() => {
            for (const { refetch } of failed) void refetch();
          }}
        >
          Réessayer
        </Button>
      }
    >
      {errorText(first.error)}
    </Alert>
  );
}
