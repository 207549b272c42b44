import { useLoaderData, useParams } from 'react-router-dom';
import { fetchFreeTimes } from '#features/studios/data/booking.ts';
import { paths } from '#paths.ts';
import { type LayoutData, loader, SiteFrame } from '#site/layout/SiteLayout/SiteLayout.tsx';
import { Booking } from './Booking.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { useSettings } from '#site/settings/settings.ts';
import { Answered } from '#site/Answered.tsx';
import { missingContent } from './bookStudioPage.content.ts';

export { loader };

/** /reservation/:studio: the free times of a studio, and asking for one (product: booking a studio). */
export function BookStudioPage() {
  const { studio = '' } = useParams();
  const around = useLoaderData<LayoutData>();
  return (
    <SiteFrame loaded={around} path={paths.studioBooking(studio)}>
      <StudioTimes key={studio} id={studio} />
    </SiteFrame>
  );
}

function StudioTimes({ id }: { id: string }) {
  const { bookings } = useSettings();
  const studio = bookings.studios.find((known) => known.id === id);
  const failed = 'Impossible de charger les moments libres.';
  return (
    <Answered ask={fetchFreeTimes} of={id} label="Réservation" failed={failed}>
      {(times) =>
        studio && times ? (
          <Booking studio={studio} times={times} loadTimes={() => fetchFreeTimes(id)} />
        ) : (
          <PageHero {...missingContent} />
        )
      }
    </Answered>
  );
}
