import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '#design-system/components/Badge';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { contactAbout } from '#site/contactAbout.ts';
import { SectionIntro } from '#site/sections/shared/SectionIntro/index.ts';
import { Day, Session, Sessions } from './UpcomingSessions.styles.ts';

/** A date on which a course is given (product 3.7). */
export interface UpcomingSession {
  id: string;
  formation: string;
  /** First day (ISO), and the days as they are read: « 21 et 22 janvier 2027 ». */
  date: { start: string; text: string };
  places: string;
  status: 'Bientôt complet' | 'Places disponibles';
}

export interface UpcomingSessionsProps {
  title: string;
  lead: string;
  sessions: readonly UpcomingSession[];
}

/** The timetable of the next courses, with the places that are left. */
export function UpcomingSessions({ title, lead, sessions }: UpcomingSessionsProps) {
  return (
    <Section id="prochaines-sessions">
      <SectionIntro title={title} lead={lead} />
      <Sessions>
        {sessions.map(({ id, formation, date, places, status }) => (
          <Session key={id}>
            <Day dateTime={date.start}>{date.text}</Day>
            <Heading level={3}>{formation}</Heading>
            <Text isTabular>{places}</Text>
            <Badge variant={status === 'Bientôt complet' ? 'destructive' : 'success'}>{status}</Badge>
            <TextLink
              variant="standalone"
              iconEnd={ArrowRight}
              aria-label={`Réserver une place, ${formation}, ${date.text}`}
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
