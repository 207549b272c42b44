import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { RecordPage } from '#admin/shell/RecordPage.tsx';
import { staffCourseSessionQuery } from '#features/courses/data/staffCourseSessions.queries.ts';
import { paths } from '#paths.ts';
import { OpenedCourseSession } from './OpenedCourseSession.tsx';

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
