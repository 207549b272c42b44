import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { failedEmailsQuery } from '#data/emails/failedEmail.queries.ts';
import { formatWhole } from '#data/formats.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { paths } from '#paths.ts';
import { Alert } from '#design-system/components/Alert';
import { TextLink } from '#design-system/components/TextLink';

/** The line that says that e-mails didn't leave, to admins, where there are any. */
export function FailedEmails() {
  const { hasRole } = useAuth();
  const { data } = useQuery({ ...failedEmailsQuery, enabled: hasRole('admin') });
  const total = data?.[0]?.total ?? 0;
  if (total === 0) return null;
  return (
    <Alert tone="warning">
      <TextLink render={<Link to={paths.admin.failedEmails} />}>
        {total === 1 ? '1 courriel n’est pas parti' : `${formatWhole(total)} courriels ne sont pas partis`}
      </TextLink>
      .
    </Alert>
  );
}
