import { useParams, useRevalidator, useRouteError } from 'react-router-dom';
import { DataError } from '#data/errors.ts';
import { BlogFailure } from './BlogFailure/BlogFailure.tsx';

/** In place of a page whose data did not come: of the blog, or one that staff have composed. Any other error is not its business. */
export function BlogErrorPage() {
  const error = useRouteError();
  const { slug, '*': composed } = useParams();
  const { state, revalidate } = useRevalidator();
  if (!(error instanceof DataError)) throw error;
  return (
    <BlogFailure
      eyebrow={composed ? undefined : 'Blogue'}
      title={composed ? 'Impossible de charger cette page.' : formatTitle(slug)}
      reason={error.message}
      isRetrying={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}

const formatTitle = (slug: string | undefined) =>
  slug ? 'Impossible de charger cet article.' : 'Impossible de charger les articles.';
