import { Team } from './Team.tsx';

export default { 'about/team': Team };
