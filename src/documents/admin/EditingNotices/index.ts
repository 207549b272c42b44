export { EditingNotices, type EditingNoticesProps } from './EditingNotices.tsx';
export { EditingState, type EditingStateProps } from './EditingState.tsx';
