export { SessionEndedDialog } from './SessionEndedDialog.tsx';
