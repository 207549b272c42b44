export { type ComparedText, VersionComparison } from './VersionComparison.tsx';
