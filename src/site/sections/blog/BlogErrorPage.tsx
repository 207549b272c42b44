import { useParams, useRevalidator, useRouteError } from 'react-router-dom';
import { DataError } from '#data/errors.ts';
import { BlogFailure } from './BlogFailure/index.ts';

/** In place of a page of the blog whose data did not come. Any other error is not its business. */
export function BlogErrorPage() {
  const error = useRouteError();
  const { slug } = useParams();
  const { state, revalidate } = useRevalidator();
  if (!(error instanceof DataError)) throw error;
  return (
    <BlogFailure
      title={slug ? 'Impossible de charger cet article.' : 'Impossible de charger les articles.'}
      reason={error.message}
      isRetrying={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}
