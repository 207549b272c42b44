import { useRevalidator, useRouteError } from 'react-router-dom';
import { DataError } from '#data/errors.ts';
import { BlogFailure } from '#site/sections/shared/BlogFailure/BlogFailure.tsx';

/** In place of the search whose answer did not come. Any other error is not its business. */
export function SearchFailure() {
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  if (!(error instanceof DataError)) throw error;
  return (
    <BlogFailure
      eyebrow="Recherche"
      title="La recherche n’a pas répondu."
      reason={error.message}
      isRetrying={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}
