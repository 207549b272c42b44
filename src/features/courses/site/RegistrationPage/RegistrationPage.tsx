import { useLoaderData, useLocation } from 'react-router-dom';
import { fetchRegistration } from '#features/courses/data/registration.queries.ts';
import { paths } from '#paths.ts';
import { unlistedPages } from '#publicPages.ts';
import { type LayoutData, loader, SiteFrame } from '#site/layout/SiteLayout/SiteLayout.tsx';
import type { PageHeadData } from '#site/pageHead.ts';
import { BlogFailure } from '#site/sections/shared/BlogFailure/BlogFailure.tsx';
import { BlogLoading } from '#site/sections/shared/BlogLoading/BlogLoading.tsx';
import { ManageRegistration } from '#features/courses/site/ManageRegistration/ManageRegistration.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { useAnswer } from '#site/useAnswer.ts';
import { unknownContent } from './registrationPage.content.ts';

export { loader };

export const head = {
  title: unlistedPages.registration.title,
  description: '',
  isIndexed: false,
} satisfies PageHeadData;

/** The token in a fragment: browsers send it to nobody, so that it stands in no log and no referrer. */
const tokenIn = (hash: string) => /^#([\w-]{22,128})$/.exec(hash)?.[1];

/** /inscription#token: what became of a registration, for whoever has its link (product: confirming by e-mail). */
export function RegistrationPage() {
  const token = tokenIn(useLocation().hash);
  const around = useLoaderData<LayoutData>();
  return (
    <SiteFrame loaded={around} path={paths.registration}>
      {token ? <Opened key={token} token={token} /> : <PageHero {...unknownContent} />}
    </SiteFrame>
  );
}

function Opened({ token }: { token: string }) {
  const { state, isLoading, retry } = useAnswer(fetchRegistration, token);
  if (state.kind === 'loading') return <BlogLoading label="Inscription" />;
  if (state.kind === 'failed') {
    return (
      <BlogFailure
        eyebrow="Inscription"
        title="Impossible de charger votre inscription."
        reason={state.reason}
        isRetrying={isLoading}
        onRetry={retry}
      />
    );
  }
  if (!state.answer) return <PageHero {...unknownContent} />;
  return <ManageRegistration token={token} registration={state.answer} onChange={retry} />;
}
