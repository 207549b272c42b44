import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useNewMessageCount } from '#data/messages/useMessages.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { TextLink } from '#design-system/components/TextLink';

/** The line that leads to what visitors have written; nothing when all of it is handled, or for who may not read it. */
export function NewMessages() {
  const { hasRole } = useAuth();
  const { data: count = 0 } = useNewMessageCount(hasRole('editor'));
  if (count === 0) return null;
  return (
    <Alert>
      <TextLink render={<Link to={paths.admin.messages} />}>
        {count === 1 ? '1 nouveau message' : `${count.toLocaleString('fr-CA')} nouveaux messages`}
      </TextLink>
      {' de visiteurs à traiter.'}
    </Alert>
  );
}
