export { SessionListPage } from './SessionListPage.tsx';
