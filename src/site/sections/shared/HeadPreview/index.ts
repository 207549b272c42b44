export { HeadPreview } from './HeadPreview.tsx';
