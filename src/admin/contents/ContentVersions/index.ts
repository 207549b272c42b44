export { ContentVersions, type ContentVersionsProps } from './ContentVersions.tsx';
