import { useLoaderData, useParams } from 'react-router-dom';
import { fetchCourseSessions } from '#features/courses/data/courseSessions.queries.ts';
import { paths } from '#paths.ts';
import { unlistedPages } from '#publicPages.ts';
import { type LayoutData, loader, SiteFrame } from '#site/layout/SiteLayout/SiteLayout.tsx';
import type { PageHeadData } from '#site/pageHead.ts';
import { BlogFailure } from '#site/sections/shared/BlogFailure/BlogFailure.tsx';
import { BlogLoading } from '#site/sections/shared/BlogLoading/BlogLoading.tsx';
import { Registering } from './Registering.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { useAnswer } from '#site/useAnswer.ts';
import { missingContent } from './registerPage.content.ts';

export { loader };

export const head = {
  title: unlistedPages.register.title,
  description: '',
  isIndexed: false,
} satisfies PageHeadData;

/** The session of that id; null for one that isn't to come. */
const findListed = async (id: string) =>
  (await fetchCourseSessions()).find((session) => session.id === id) ?? null;

/** /inscription/:session: registers for a session (product: registering). */
export function RegisterPage() {
  const { session: id = '' } = useParams();
  const around = useLoaderData<LayoutData>();
  const { state, isLoading, retry } = useAnswer(findListed, id);
  return (
    <SiteFrame loaded={around} path={paths.courseSessionRegistration(id)}>
      {state.kind === 'loading' && <BlogLoading label="Inscription" />}
      {state.kind === 'failed' && (
        <BlogFailure
          eyebrow="Inscription"
          title="Impossible de charger cette session."
          reason={state.reason}
          isRetrying={isLoading}
          onRetry={retry}
        />
      )}
      {state.kind === 'loaded' &&
        (state.answer ? (
          <Registering key={id} session={state.answer} loadCourseSession={() => findListed(id)} />
        ) : (
          <PageHero {...missingContent} />
        ))}
    </SiteFrame>
  );
}
