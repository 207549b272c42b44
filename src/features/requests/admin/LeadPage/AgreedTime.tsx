import { Link } from 'react-router-dom';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { formatWhole } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { formatSpan } from '#data/span.ts';
import { describeStanding, type LeadSubject } from '#features/requests/data/leadSubject.ts';
import { Badge } from '#design-system/components/Badge';
import { TextLink } from '#design-system/components/TextLink';
import { Cluster } from '#design-system/primitives/Cluster';
import { paths } from '#paths.ts';
import { Facts } from './LeadPage.styles.ts';

/** The session that a lead has registered for, or the studio that it has asked for: when, how it stands, and where it is managed. */
export function AgreedTime({ subject }: { subject: LeadSubject }) {
  const { registration, booking } = subject;
  const time = registration ?? booking;
  if (!time) return null;
  const address = registration
    ? paths.admin.session(registration.session_id)
    : `${paths.admin.bookings}?semaine=${toClockTime(time.starts_at).slice(0, 10)}`;
  return (
    <FormCard aria-labelledby="entente">
      <h2 id="entente">{registration ? 'Inscription' : 'Réservation'}</h2>
      <Cluster $gap={2}>
        <Badge variant="outline">{describeStanding(subject)}</Badge>
      </Cluster>
      <Facts
        items={[
          {
            term: registration ? 'Session' : 'Studio',
            value: (
              <TextLink render={<Link to={address} />}>
                {registration?.title ?? booking?.studio_name}
              </TextLink>
            ),
          },
          { term: 'Quand', value: formatSpan(time) },
          {
            term: 'Places',
            value: registration && registration.seats > 1 && formatWhole(registration.seats),
          },
          { term: 'Autres personnes', value: registration?.others.join(', ') },
        ]}
      />
    </FormCard>
  );
}
