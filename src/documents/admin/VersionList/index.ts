export { VersionList, type VersionListProps } from './VersionList.tsx';
