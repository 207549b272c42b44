export {
  EditingNotices,
  type EditingNoticesProps,
  EditingState,
  type EditingStateProps,
} from './EditingNotices.tsx';
