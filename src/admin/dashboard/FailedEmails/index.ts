export { FailedEmails } from './FailedEmails.tsx';
