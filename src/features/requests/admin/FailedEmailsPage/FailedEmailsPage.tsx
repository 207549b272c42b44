import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { failedEmailsQuery } from '#data/emails/failedEmail.queries.ts';
import { formatWhole } from '#data/formats.ts';
import { Alert } from '#design-system/components/Alert';
import { EmptyState } from '#design-system/components/EmptyState';
import { Entries } from '#admin/shell/PrivacyForm.styles.ts';
import { FailedEmailItem } from './FailedEmailItem.tsx';

/** E-mails that didn't leave, each with the reason, and what tries it again. */
export function FailedEmailsPage() {
  const query = useQuery(failedEmailsQuery);
  const { data: emails } = query;
  const total = emails?.[0]?.total ?? 0;

  return (
    <AdminPage title="Courriels en échec">
      <LoadError query={query} loading="Chargement..." />
      {emails && emails.length > 0 && (
        <>
          <Alert tone="warning">
            <span>
              {total === 1
                ? '1 courriel n’est pas parti.'
                : `${formatWhole(total)} courriels ne sont pas partis.`}
            </span>
            {total > emails.length && <span>{` Voici les ${formatWhole(emails.length)} plus récents.`}</span>}
          </Alert>
          <Entries aria-label="Courriels qui ne sont pas partis">
            {emails.map((email) => (
              <FailedEmailItem key={email.id} email={email} />
            ))}
          </Entries>
        </>
      )}
      {emails?.length === 0 && (
        <EmptyState title="Tous les courriels sont partis.">
          Un courriel que le service d’envoi refuse est réessayé six fois, de plus en plus tard. Il est montré
          ici, avec la raison.
        </EmptyState>
      )}
    </AdminPage>
  );
}
