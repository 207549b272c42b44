import type { UseQueryResult } from '@tanstack/react-query';
import { errorText } from '#data/errors.ts';
import { Alert } from '#design-system/components/Alert';
import { SmallButton } from '#design-system/components/Button';
import { Skeleton } from '#design-system/components/Skeleton';

type Read = Pick<UseQueryResult, 'isError' | 'isPending' | 'error' | 'isFetching' | 'refetch'>;

export interface LoadErrorProps {
  /** Ce qui n’a pas pu se charger, où aucune notification ne le dit. */
  title?: string;
  /** Une lecture, ou celles dont l’écran a besoin. */
  query: Read | readonly Read[];
  /** Ce qui se charge, que des fantômes tiennent en place d’ici là; vide quand un texte voisin le dit déjà. */
  loading?: string;
  /** Ce qui se charge commence par un titre. */
  hasTitle?: boolean;
}

/**
 * Stands where the content would be: why it isn't there, and a way to retry; nothing, or ghosts of it, while all goes well. The
 * toast announces what couldn't be loaded: this panel doesn't say it again.
 */
export function LoadError({ title, query, loading, hasTitle = false }: LoadErrorProps) {
  const queries = [query].flat();
  const failed = queries.filter(({ isError }) => isError);
  const [first] = failed;
  if (!first)
    return (
      loading !== undefined &&
      queries.some(({ isPending }) => isPending) && (
        <Skeleton.Group label={loading}>
          {hasTitle && <Skeleton shape="title" width="half" />}
          <Skeleton />
          <Skeleton width="most" />
        </Skeleton.Group>
      )
    );
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <SmallButton
          isPending={failed.some(({ isFetching }) => isFetching)}
          pendingLabel="Nouvel essai..."
          onClick={() => {
            for (const { refetch } of failed) void refetch();
          }}
        >
          Réessayer
        </SmallButton>
      }
    >
      {errorText(first.error)}
    </Alert>
  );
}
