import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { contactAbout } from '#site/contactAbout.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { Availability } from '#features/courses/site/Availability.tsx';
import { formatSeatsAlone, nameWayIn } from '#features/courses/data/availability.ts';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { ArrowLink } from '#site/sections/shared/ArrowLink.tsx';
import { Day, Session, Sessions } from './UpcomingSessions.styles.ts';
import type { UpcomingSessionsContent } from './upcomingSessions.section.ts';

/** A session as it is listed. */
type UpcomingSession = UpcomingSessionsContent['sessions'][number] & {
  /** Where one registers; null for one that is closed. For the section's own sessions one writes. */
  to?: string | null;
  /** When on each day, and where: of those that one registers for. */
  hours?: string;
  place?: string;
};

export type UpcomingSessionsProps = Omit<UpcomingSessionsContent, 'sessions'> & {
  /** Les prochaines séances, dans l’ordre des dates. */
  sessions: readonly UpcomingSession[];
};

/** The timetable of the next courses, with the places that are left. */
export function UpcomingSessions({ title, lead, sessions }: UpcomingSessionsProps) {
  return (
    <TitledSection id="prochaines-sessions" title={title} lead={lead}>
      <Sessions>
        {withoutHidden(sessions).map(({ id, formation, start, days, hours, place, free, places, to }) => (
          <Session key={id}>
            <Day dateTime={start}>{days}</Day>
            <div>
              <Heading level={3}>{formation}</Heading>
              {hours && <Text size="small">{hours}</Text>}
              {place && <Text size="small">{place}</Text>}
            </div>
            <Text isTabular>{formatSeatsAlone(free, places)}</Text>
            <Availability free={free} places={places} />
            {to === null ? (
              <Text isNote>Inscriptions closes</Text>
            ) : (
              <ArrowLink
                // Whoever reads links alone hears what it is about.
                aria-label={`${nameLink(to, free)}, ${formation}, ${days}`}
                to={to ?? contactAbout('coaching', `${formation}, ${days}`)}
                label={nameLink(to, free)}
              />
            )}
          </Session>
        ))}
      </Sessions>
    </TitledSection>
  );
}

const nameLink = (to: string | undefined, free: number) => (to ? nameWayIn(free) : 'Réserver une place');
