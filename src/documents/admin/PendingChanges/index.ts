export { PendingChanges, type PendingChangesProps } from './PendingChanges.tsx';
