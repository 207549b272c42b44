export { MediaDialog } from './MediaDialog.tsx';
