export { ProjectMedia, type ProjectMediaProps } from './ProjectMedia.tsx';
