export { VersionList } from './VersionList.tsx';
