export { MediaPreview } from './MediaPreview.tsx';
