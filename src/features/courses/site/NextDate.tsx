import { Text } from '#design-system/primitives/Text';
import type { CourseSession } from '#features/courses/data/courseSessions.queries.ts';
import { ArrowLink } from '#site/sections/shared/ArrowLink.tsx';
import { DateRoot, Day } from './NextDate.styles.ts';
import { toUpcomingSession } from './toUpcomingSession.ts';

interface NextDateProps {
  /** Celle qui vient, parmi celles qu’on peut encore demander. */
  session: CourseSession;
}

/** The day of the next session that one can still register for. */
export function NextDate({ session }: NextDateProps) {
  const { formation, days, to } = toUpcomingSession(session);
  return (
    <DateRoot>
      <Text size="label" tone="accent">
        Prochaine session
      </Text>
      <Day>{days}</Day>
      <Text size="lead">{formation}</Text>
      {to && <ArrowLink aria-label={`S’inscrire, ${formation}, ${days}`} to={to} label="S’inscrire" />}
    </DateRoot>
  );
}
