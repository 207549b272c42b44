import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { formatWhole } from '#data/formats.ts';
import {
  type BookingSubject,
  describeStanding,
  type RegistrationSubject,
} from '#features/requests/data/leadSubject.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { formatSpan } from '#data/span.ts';
import { Badge } from '#design-system/components/Badge';
import { TextLink } from '#design-system/components/TextLink';
import { Cluster } from '#design-system/primitives/Cluster';
import { paths } from '#paths.ts';
import { Facts } from './LeadPage.styles.ts';

/** The session that a lead has registered for, and how the person stands there. */
export function RegistrationCard({ registration }: { registration: RegistrationSubject }) {
  const { session_id, title, seats, others } = registration;
  return (
    <AgreedTime
      name="Inscription"
      state={describeStanding({ registration, booking: null })}
      time={registration}
      link={<TextLink render={<Link to={paths.admin.session(session_id)} />}>{title}</TextLink>}
      place="Session"
      more={[
        { term: 'Places', value: seats > 1 && formatWhole(seats) },
        { term: 'Autres personnes', value: others.join(', ') },
      ]}
    />
  );
}

/** The studio that a lead has asked for, and what was answered. */
export function BookingCard({ booking }: { booking: BookingSubject }) {
  const week = toClockTime(booking.starts_at).slice(0, 10);
  return (
    <AgreedTime
      name="Réservation"
      state={describeStanding({ registration: null, booking })}
      time={booking}
      link={
        <TextLink render={<Link to={`${paths.admin.bookings}?semaine=${week}`} />}>
          {booking.studio_name}
        </TextLink>
      }
      place="Studio"
    />
  );
}

interface AgreedTimeProps {
  name: string;
  state: string | null;
  time: { starts_at: string; ends_at: string };
  /** Leads to where it is managed; `place` says what it names. */
  link: ReactNode;
  place: string;
  more?: { term: string; value: ReactNode }[];
}

function AgreedTime({ name, state, time, link, place, more = [] }: AgreedTimeProps) {
  return (
    <FormCard aria-labelledby="entente">
      <h2 id="entente">{name}</h2>
      <Cluster $gap={2}>
        <Badge variant="outline">{state}</Badge>
      </Cluster>
      <Facts items={[{ term: place, value: link }, { term: 'Quand', value: formatSpan(time) }, ...more]} />
    </FormCard>
  );
}
