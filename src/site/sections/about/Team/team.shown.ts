import { showWith } from '#site/contents/section.ts';
import { Team } from './Team.tsx';
import { teamSchema } from './team.section.ts';

export default showWith(teamSchema, Team);
