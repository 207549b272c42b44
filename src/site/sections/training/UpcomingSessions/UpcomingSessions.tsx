import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '#design-system/components/Badge';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { contactAbout } from '#site/contactAbout.ts';
import { shown } from '#site/contents/shown.ts';
import { SectionIntro } from '#site/sections/shared/SectionIntro/index.ts';
import { isNearlyFull } from './nearlyFull.ts';
import { Day, Session, Sessions } from './UpcomingSessions.styles.ts';
import type { UpcomingSessionsContent } from './upcomingSessions.section.ts';

export type UpcomingSessionsProps = UpcomingSessionsContent;

/** The timetable of the next courses, with the places that are left. */
export function UpcomingSessions({ title, lead, sessions }: UpcomingSessionsProps) {
  return (
    <Section id="prochaines-sessions">
      <SectionIntro title={title} lead={lead} />
      <Sessions>
        {shown(sessions).map(({ id, formation, start, days, free, places }) => (
          <Session key={id}>
            <Day dateTime={start}>{days}</Day>
            <Heading level={3}>{formation}</Heading>
            <Text isTabular>{formatPlaces(free, places)}</Text>
            <Status free={free} places={places} />
            <TextLink
              variant="standalone"
              iconEnd={ArrowRight}
              aria-label={`Réserver une place, ${formation}, ${days}`}
              render={<Link to={contactAbout('coaching')} />}
            >
              Réserver une place
            </TextLink>
          </Session>
        ))}
      </Sessions>
    </Section>
  );
}

const formatPlaces = (free: number, places: number) =>
  `${free}\u00A0place${free > 1 ? 's' : ''} sur ${places}`;

function Status({ free, places }: { free: number; places: number }) {
  if (free === 0) return <Badge variant="destructive">Complet</Badge>;
  if (isNearlyFull({ free, places })) return <Badge variant="destructive">Bientôt complet</Badge>;
  return <Badge variant="success">Places disponibles</Badge>;
}
