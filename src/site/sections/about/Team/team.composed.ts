import { Team } from './index.ts';

export default { 'about/team': Team };
