import { Link } from 'react-router-dom';
import { LoadError } from '#admin/layout/LoadError/index.ts';
import { notices } from '#admin/layout/notices.ts';
import { useLoadErrorNotice } from '#admin/layout/useLoadErrorNotice.ts';
import { paths } from '#app/paths.ts';
import { formatWhole } from '#data/formats.ts';
import { useNewMessageCount } from '#data/messages/useMessages.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { TextLink } from '#design-system/components/TextLink';

/** The line that leads to what visitors have written; nothing when all of it is handled, or for who may not read it. */
export function NewMessages() {
  const { hasRole } = useAuth();
  const query = useNewMessageCount(hasRole('editor'));
  useLoadErrorNotice(query, notices.dataNotLoaded);
  const { data: count = 0, isError, error, isFetching, refetch } = query;
  if (isError) {
    return (
      <LoadError
        title="Impossible de compter les nouveaux messages."
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (count === 0) return null;
  return (
    <Alert>
      <TextLink render={<Link to={paths.admin.messages} />}>
        {count === 1 ? '1 nouveau message' : `${formatWhole(count)} nouveaux messages`}
      </TextLink>
      {' de visiteurs à traiter.'}
    </Alert>
  );
}
