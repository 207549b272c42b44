export { SessionPage } from './SessionPage.tsx';
