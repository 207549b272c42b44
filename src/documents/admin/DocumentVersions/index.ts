export { DocumentVersions, type DocumentVersionsProps, VersionsSkeleton } from './DocumentVersions.tsx';
export type { Restore } from './useRestoration.ts';
