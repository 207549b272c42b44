import { useQuery, useMutation } from '@tanstack/react-query';
import { useParams, useNavigate } from 'react-router-dom';
import { RecordPage } from '#admin/shell/RecordPage.tsx';
import {
  staffCourseSessionQuery,
  fetchRegistrations,
  registrationsQuery,
  type StaffCourseSession,
} from '#features/courses/data/staffCourseSessions.queries.ts';
import { paths } from '#paths.ts';
import { Download } from 'lucide-react';
import { downloadFile } from '#admin/shell/downloadFile.ts';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { registrationsToCsv } from '#features/courses/data/registrationsCsv.ts';
import { formatWhole } from '#data/formats.ts';
import { formatPrice } from '#data/price.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { EmptyState } from '#design-system/components/EmptyState';
import { Cluster } from '#design-system/primitives/Cluster';
import { Stack } from '#design-system/primitives/Stack';
import { formatDays, formatHours } from '#data/span.ts';
import { type CourseSessionAct, isToCome, useCourseSessionActs } from '../courseSessionActs.tsx';
import { CourseSessionBadge } from '../CourseSessionBadge.tsx';
import { Registrations } from './Registrations.tsx';

/** One session: how it stands, who comes, who waits. */
export function CourseSessionPage() {
  const { id = '' } = useParams();
  return (
    <RecordPage
      query={useQuery(staffCourseSessionQuery(id))}
      title="Session"
      getName={({ title }) => title}
      back={{ address: paths.admin.sessions, words: 'Retour aux sessions' }}
      loading="Chargement de la session…"
      gone={{ title: 'Cette session n’existe plus.', text: 'Quelqu’un l’a peut-être supprimée.' }}
    >
      {(session) => <OpenedCourseSession session={session} />}
    </RecordPage>
  );
}

/** A session with its people, and what staff do with it. */
function OpenedCourseSession({ session }: { session: StaffCourseSession }) {
  const canManage = useAuth().hasRole('editor');
  const query = useQuery(registrationsQuery(session.id));

  return (
    <Stack $gap={6}>
      <FormCard aria-labelledby="session">
        <h2 id="session">Session</h2>
        <div>
          <CourseSessionBadge session={session} />
        </div>
        <DescriptionList items={listFacts(session)} />
        <CourseSessionActions session={session} hasPeople={Boolean(query.data?.length)} />
      </FormCard>
      <LoadError query={query} loading="Chargement des inscriptions…" />
      {query.data?.length === 0 && (
        <EmptyState title="Personne n’est inscrit.">
          Les inscriptions du site arrivent ici, avec la liste d’attente.
        </EmptyState>
      )}
      {query.data && query.data.length > 0 && (
        <Registrations registrations={query.data} canManage={canManage} isToCome={isToCome(session)} />
      )}
    </Stack>
  );
}

/** What can be done with a session, and its people as a file. */
function CourseSessionActions({ session, hasPeople }: { session: StaffCourseSession; hasPeople: boolean }) {
  const navigate = useNavigate();
  const { mutate: exportAll, isPending: isExporting } = useMutation({
    mutationFn: async () =>
      downloadFile('inscriptions', 'csv', registrationsToCsv(await fetchRegistrations(session.id))),
  });
  const { listActs, dialog } = useCourseSessionActs({ onDeleted: () => void navigate(paths.admin.sessions) });
  const acts = listActs(session);
  const toButton = ({ label, icon, onSelect, isMain, isDestructive, isDisabled }: CourseSessionAct) => (
    <Button
      key={label}
      size="small"
      variant={isMain ? 'secondary' : isDestructive ? 'danger' : 'outline'}
      iconStart={icon}
      isDisabled={isDisabled}
      onClick={onSelect}
    >
      {label}
    </Button>
  );

  return (
    <Cluster $gap={2}>
      {acts.filter(({ isDestructive }) => !isDestructive).map(toButton)}
      <Button
        size="small"
        variant="outline"
        iconStart={Download}
        isDisabled={!hasPeople}
        isPending={isExporting}
        pendingLabel="Export en cours..."
        onClick={() => exportAll()}
      >
        Exporter en CSV
      </Button>
      {acts.filter(({ isDestructive }) => isDestructive).map(toButton)}
      {dialog}
    </Cluster>
  );
}

const countOrNone = (count: number) => count > 0 && formatWhole(count);

const listFacts = (session: StaffCourseSession) => [
  { term: 'Quand', value: formatDays(session) },
  { term: 'Horaire', value: formatHours(session) },
  { term: 'Lieu', value: session.place ?? 'En visioconférence' },
  { term: 'Prix', value: session.price !== null && formatPrice(session.price) },
  { term: 'Inscriptions jusqu’au', value: formatQuebecTime(session.register_until) },
  {
    term: 'Places',
    value: `${formatWhole(session.registered)} prises sur ${formatWhole(session.capacity)}`,
  },
  { term: 'À confirmer', value: countOrNone(session.held) },
  { term: 'Offertes', value: countOrNone(session.offered) },
  { term: 'En attente', value: countOrNone(session.waiting) },
  { term: 'Présences', value: countOrNone(session.attended) },
];
