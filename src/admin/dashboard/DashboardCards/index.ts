export { DashboardCards } from './DashboardCards.tsx';
