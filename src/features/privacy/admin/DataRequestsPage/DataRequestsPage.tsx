import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { formatWhole } from '#data/formats.ts';
import { daysUntil, deadlineText } from '#features/privacy/data/deadline.ts';
import {
  type PersonalDataRequest,
  personalDataRequestsQuery,
} from '#features/privacy/data/privacy.queries.ts';
import { Alert } from '#design-system/components/Alert';
import { EmptyState } from '#design-system/components/EmptyState';
import { Entries } from '#admin/shell/PrivacyForm.styles.ts';
import { useToday } from '#admin/shell/useToday.ts';
import { DataRequestForm } from './DataRequestForm.tsx';
import { DataRequestItem } from './DataRequestItem.tsx';

/** Who asked to see or to have erased what is kept about them, and what is left of the thirty days (product: requests about personal data). */
export function DataRequestsPage() {
  const query = useQuery(personalDataRequestsQuery);
  const { data: requests } = query;
  const today = useToday();

  return (
    <AdminPage title="Demandes d’accès">
      <LoadError query={query} loading="Chargement..." />
      {requests && <Counter requests={requests} today={today} />}
      {/* Below what says how many wait, which would move it. */}
      {!query.isPending && <DataRequestForm today={today} />}
      {requests && requests.length > 0 && (
        <Entries aria-label="Demandes">
          {requests.map((request) => (
            <DataRequestItem key={request.id} request={request} today={today} />
          ))}
        </Entries>
      )}
      {requests?.length === 0 && (
        <EmptyState title="Aucune demande.">
          Une personne qui veut voir ou faire effacer ce que l’on conserve sur elle a droit à une réponse dans
          les trente jours. Inscrivez sa demande ici dès qu’elle arrive.
        </EmptyState>
      )}
    </AdminPage>
  );
}

/** How many wait, and how much time is left for the first of them. */
function Counter({ requests, today }: { requests: readonly PersonalDataRequest[]; today: string }) {
  const waiting = requests.filter(({ answered_at }) => answered_at === null);
  const [first] = waiting;
  if (!first) return <Alert tone="success">Aucune demande n’attend de réponse.</Alert>;
  const left = daysUntil(first.due_on, today);
  return (
    <Alert tone={left < 0 ? 'danger' : left <= 7 ? 'warning' : 'info'}>
      {waiting.length === 1 ? '1 demande attend' : `${formatWhole(waiting.length)} demandes attendent`} une
      réponse.
      {' La plus pressante\u00A0: '}
      {deadlineText(first.due_on, today)}.
    </Alert>
  );
}
