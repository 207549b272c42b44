export { WaitingChanges, type WaitingChangesProps } from './WaitingChanges.tsx';
