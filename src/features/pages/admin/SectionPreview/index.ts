export { SectionPreview, type SectionPreviewProps } from './SectionPreview.tsx';
