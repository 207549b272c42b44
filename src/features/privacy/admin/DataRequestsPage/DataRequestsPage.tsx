import { useQuery, noop, useMutation } from '@tanstack/react-query';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { formatWhole, formatDay, quebecDay } from '#data/formats.ts';
import { daysUntil, deadlineText } from '#features/privacy/data/deadline.ts';
import {
  type PersonalDataRequest,
  personalDataRequestsQuery,
  exportPersonalData,
  erasePersonalDataMutation,
  markAnsweredMutation,
} from '#features/privacy/data/privacy.queries.ts';
import { Alert } from '#design-system/components/Alert';
import { EmptyState } from '#design-system/components/EmptyState';
import { Entries } from '#admin/shell/PrivacyForm.styles.ts';
import { useToday } from '#admin/shell/useToday.ts';
import { DataRequestForm } from './DataRequestForm.tsx';
import { fullName } from '#data/fullName.ts';
import { CircleCheck, Download, Eraser, RotateCcw } from 'lucide-react';
import { downloadFile } from '#admin/shell/downloadFile.ts';
import { notices } from '#admin/shell/notices.ts';
import { withUndo } from '#admin/shell/useAttempt.ts';
import { requestKinds } from '#features/privacy/data/personalDataRequest.schema.ts';
import { Badge } from '#design-system/components/Badge';
import { Button, SmallButton } from '#design-system/components/Button';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { useToast } from '#design-system/components/Toast';
import { Cluster } from '#design-system/primitives/Cluster';

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

/** A request with until when it is to be answered, and what answers it: a file, an erasure, a word that it was done. */
function DataRequestItem({ request, today }: { request: PersonalDataRequest; today: string }) {
  const { id, kind, email, due_on, answered_at } = request;
  const { mark, erase, download, setAnswered, onErase } = useAnswering(id);
  const isAnswered = answered_at !== null;
  const isLate = !isAnswered && daysUntil(due_on, today) < 0;

  return (
    <li>
      <Cluster $gap={2}>
        <h3>{email ?? 'Adresse effacée'}</h3>
        <Badge variant="outline">{requestKinds[kind]}</Badge>
        <Badge variant={isAnswered ? 'success' : isLate ? 'destructive' : 'default'}>
          {isAnswered ? 'Répondue' : `À répondre ${deadlineText(due_on, today)}`}
        </Badge>
      </Cluster>
      <DescriptionList items={listFacts(request)} />
      <Cluster $gap={2}>
        {email && (
          <>
            <SmallButton
              iconStart={Download}
              isPending={download.isPending}
              pendingLabel="Export en cours..."
              onClick={() => download.mutate(email)}
            >
              Exporter ses renseignements
            </SmallButton>
            <Button
              size="small"
              variant="danger"
              iconStart={Eraser}
              isPending={erase.isPending}
              pendingLabel="Effacement..."
              onClick={() => void onErase(email)}
            >
              Effacer l’adresse
            </Button>
          </>
        )}
        {(email ?? !isAnswered) && (
          <Button
            size="small"
            variant={isAnswered ? 'outline' : 'secondary'}
            iconStart={isAnswered ? RotateCcw : CircleCheck}
            isPending={mark.isPending}
            pendingLabel="Enregistrement..."
            onClick={() => void setAnswered(!isAnswered)}
          >
            {isAnswered ? 'Remettre en cours' : 'Marquer comme répondue'}
          </Button>
        )}
      </Cluster>
    </li>
  );
}

/** What answers a request: a file, an erasure, a word that it was done. */
function useAnswering(id: PersonalDataRequest['id']) {
  const mark = useMutation(markAnsweredMutation);
  const erase = useMutation(erasePersonalDataMutation);
  const download = useMutation({
    mutationFn: async (address: string) =>
      downloadFile('renseignements', 'json', await exportPersonalData(address)),
  });
  const confirm = useConfirm();
  const showToast = useToast();

  const setAnswered = async (value: boolean) => {
    const notice = value ? notices.requestAnswered : notices.requestReopened;
    const report = () => showToast(withUndo(notice, () => setAnswered(!value)));
    await mark.mutateAsync({ id, isAnswered: value }).then(report, noop);
  };

  const onErase = async (address: string) => {
    const isSure = await confirm({
      title: 'Effacer tout ce qui est conservé sur cette adresse?',
      description: (
        <>
          <p>{address}</p>
          <p>Ses messages, et son compte si elle en a un, sont détruits pour de bon : rien ne les ramène.</p>
        </>
      ),
      confirmLabel: 'Effacer',
      isDestructive: true,
    });
    if (!isSure) return;
    await erase.mutateAsync(address).then((erasure) => showToast(notices.addressErased(erasure)), noop);
  };

  return { mark, erase, download, setAnswered, onErase };
}

function listFacts({ received_on, due_on, answered_at, profiles }: PersonalDataRequest) {
  const who = fullName(profiles ?? {});
  return [
    { term: 'Reçue le', value: formatDay(received_on) },
    { term: 'À répondre avant le', value: formatDay(due_on) },
    {
      term: 'Répondue le',
      value: answered_at && [formatDay(quebecDay(answered_at)), who].filter(Boolean).join(', par '),
    },
  ];
}
