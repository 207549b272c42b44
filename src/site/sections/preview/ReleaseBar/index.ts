export { ReleaseBar, type ChangedDocument, type ReleaseBarProps } from './ReleaseBar.tsx';
