export { QuickActions } from './QuickActions.tsx';
