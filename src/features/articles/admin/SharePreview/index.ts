export { SharePreview, type SharePreviewProps } from './SharePreview.tsx';
