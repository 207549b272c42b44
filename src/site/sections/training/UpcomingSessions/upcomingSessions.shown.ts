import { showWith } from '#site/contents/section.ts';
import { UpcomingSessions } from './index.ts';
import { upcomingSessionsSchema } from './upcomingSessions.section.ts';

export default showWith(upcomingSessionsSchema, UpcomingSessions);
