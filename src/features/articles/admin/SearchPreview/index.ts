export { SearchPreview, type SearchPreviewProps } from './SearchPreview.tsx';
