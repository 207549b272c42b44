export { UpcomingSessions, type UpcomingSessionsProps } from './UpcomingSessions.tsx';
