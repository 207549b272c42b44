import { useLoaderData, useLocation } from 'react-router-dom';
import { fetchBooking } from '#features/studios/data/booking.ts';
import { paths } from '#paths.ts';
import { unlistedPages } from '#publicPages.ts';
import { type LayoutData, loader, SiteFrame } from '#site/layout/SiteLayout/SiteLayout.tsx';
import type { PageHeadData } from '#site/pageHead.ts';
import { BlogFailure } from '#site/sections/shared/BlogFailure/BlogFailure.tsx';
import { BlogLoading } from '#site/sections/shared/BlogLoading/BlogLoading.tsx';
import { ManageBooking } from '#features/studios/site/ManageBooking/ManageBooking.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { useAnswer } from '#site/useAnswer.ts';
import { unknownContent } from './bookingPage.content.ts';

export { loader };

export const head = {
  title: unlistedPages.booking.title,
  description: '',
  isIndexed: false,
} satisfies PageHeadData;

/** The token in a fragment: browsers send it to nobody, so that it stands in no log and no referrer. */
const tokenIn = (hash: string) => /^#([\w-]{22,100})$/.exec(hash)?.[1];

/** /reservation#token: what became of a request for a studio, for whoever has its link (product: booking a studio). */
export function BookingPage() {
  const token = tokenIn(useLocation().hash);
  const around = useLoaderData<LayoutData>();
  return (
    <SiteFrame loaded={around} path={paths.booking}>
      {token ? <Opened key={token} token={token} /> : <PageHero {...unknownContent} />}
    </SiteFrame>
  );
}

function Opened({ token }: { token: string }) {
  const { state, isLoading, retry } = useAnswer(fetchBooking, token);
  if (state.kind === 'loading') return <BlogLoading label="Réservation" />;
  if (state.kind === 'failed') {
    return (
      <BlogFailure
        eyebrow="Réservation"
        title="Impossible de charger votre réservation."
        reason={state.reason}
        isRetrying={isLoading}
        onRetry={retry}
      />
    );
  }
  if (!state.answer) return <PageHero {...unknownContent} />;
  return <ManageBooking token={token} booking={state.answer} onChange={retry} />;
}
