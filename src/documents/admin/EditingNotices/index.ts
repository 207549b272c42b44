export { EditingNotices, EditingState } from './EditingNotices.tsx';
