export { EditingNotices, type EditingNoticesProps } from './EditingNotices.tsx';
