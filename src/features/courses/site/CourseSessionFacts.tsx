import { DescriptionList } from '#design-system/components/DescriptionList';
import { formatPrice } from '#data/price.ts';
import { formatDays, formatHours, inQuebec } from '#data/span.ts';
import { formatPlace } from '#features/courses/site/toUpcomingSession.ts';
import { useSettings } from '#site/settings/settings.ts';

export interface CourseSessionFactsProps {
  session: { starts_at: string; ends_at: string; place: string | null; price: number | null };
}

/** When and where a session is given, for how much, and how one pays. */
export function CourseSessionFacts({ session }: CourseSessionFactsProps) {
  const { place, price } = session;
  const { payment } = useSettings().bookings;
  return (
    <DescriptionList
      layout="stack"
      items={[
        { term: 'Quand', value: formatDays(session) },
        { term: 'Horaire', value: place ? formatHours(session) : `${formatHours(session)} ${inQuebec}` },
        { term: 'Lieu', value: formatPlace(session) },
        { term: 'Prix par personne', value: price !== null && formatPrice(price) },
        { term: 'Paiement', value: price && payment },
      ]}
    />
  );
}
