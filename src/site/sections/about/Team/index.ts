export { Team, type TeamProps } from './Team.tsx';
