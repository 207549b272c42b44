import { noop, useMutation, useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { notices } from '#admin/shell/notices.ts';
import { type FailedEmail, failedEmailsQuery, retryEmailMutation } from '#data/emails/failedEmail.queries.ts';
import { formatWhole } from '#data/formats.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Alert } from '#design-system/components/Alert';
import { Badge } from '#design-system/components/Badge';
import { SmallButton } from '#design-system/components/Button';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { EmptyState } from '#design-system/components/EmptyState';
import { useToast } from '#design-system/components/Toast';
import { Cluster } from '#design-system/primitives/Cluster';
import { Entries } from '#admin/shell/PrivacyForm.styles.ts';

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

/** One e-mail: what it is, for whom, why it didn't leave, and whether it is tried again by itself. */
function FailedEmailItem({ email }: { email: FailedEmail }) {
  const { id, kind, recipient, tries, reason, created_at, next_try_at } = email;
  const { mutateAsync: retry, isPending } = useMutation(retryEmailMutation);
  const showToast = useToast();

  const facts = [
    { term: 'Pour', value: recipient ?? 'L’équipe' },
    { term: 'Raison', value: reason },
    { term: 'Préparé le', value: formatQuebecTime(created_at) },
    { term: 'Essais', value: String(tries) },
    { term: 'Prochain essai', value: next_try_at && formatQuebecTime(next_try_at) },
  ];

  return (
    <li>
      <Cluster $gap={2}>
        <h2>{emailKinds[kind] ?? kind}</h2>
        <Badge variant={next_try_at ? 'default' : 'destructive'}>
          {next_try_at ? 'Sera réessayé' : 'Abandonné'}
        </Badge>
      </Cluster>
      <DescriptionList items={facts} />
      <Cluster $gap={2}>
        <SmallButton
          iconStart={RotateCcw}
          isPending={isPending}
          pendingLabel="Envoi..."
          onClick={() => void retry(id).then(() => showToast(notices.emailRetried), noop)}
        >
          Réessayer
        </SmallButton>
      </Cluster>
    </li>
  );
}

/** The kinds of e-mails, in words for the team. */
const emailKinds: Record<string, string> = {
  'lead-notice': 'Avis d’une demande',
  'lead-news': 'Nouvelle d’une demande',
  estimate: 'Estimation',
  reply: 'Réponse à une demande',
  unconfirmed: 'Inscription à confirmer',
  registered: 'Inscription confirmée',
  waiting: 'Liste d’attente',
  offer: 'Place offerte',
  'seats-returned': 'Places rendues',
  cancelled: 'Inscription annulée',
  moved: 'Formation déplacée',
  'session-cancelled': 'Formation annulée',
  reminder: 'Rappel d’une formation',
  'session-note': 'Mot aux personnes inscrites',
  'booking-unconfirmed': 'Demande de studio à confirmer',
  'booking-requested': 'Demande de studio reçue',
  'booking-accepted': 'Réservation confirmée',
  'booking-declined': 'Réservation refusée',
  'booking-lapsed': 'Demande de studio sans réponse',
  'booking-cancelled': 'Réservation annulée',
  'booking-reminder': 'Rappel d’une réservation',
  'release-problem': 'Ce qui n’a pas pu être publié',
};
