import { showWith } from '#site/contents/section.ts';
import { UpcomingSessions } from './UpcomingSessions.tsx';
import { upcomingSessionsSchema } from './upcomingSessions.section.ts';

export default showWith(upcomingSessionsSchema, UpcomingSessions);
