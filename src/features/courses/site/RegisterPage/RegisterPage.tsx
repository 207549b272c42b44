import { useLoaderData, useParams } from 'react-router-dom';
import { fetchCourseSessions } from '#features/courses/data/courseSessions.queries.ts';
import { paths } from '#paths.ts';
import { type LayoutData, loader, SiteFrame } from '#site/layout/SiteLayout/SiteLayout.tsx';
import { Registering } from './Registering.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { Answered } from '#site/Answered.tsx';
import { missingContent } from './registerPage.content.ts';

export { loader };

/** The session of that id; null for one that isn't to come. */
const findListed = async (id: string) =>
  (await fetchCourseSessions()).find((session) => session.id === id) ?? null;

/** /inscription/:session: registers for a session (product: registering). */
export function RegisterPage() {
  const { session: id = '' } = useParams();
  const around = useLoaderData<LayoutData>();
  return (
    <SiteFrame loaded={around} path={paths.courseSessionRegistration(id)}>
      <Answered ask={findListed} of={id} label="Inscription" failed="Impossible de charger cette session.">
        {(session) =>
          session ? (
            <Registering key={id} session={session} loadCourseSession={() => findListed(id)} />
          ) : (
            <PageHero {...missingContent} />
          )
        }
      </Answered>
    </SiteFrame>
  );
}
