export { VersionChoice, type VersionChoiceProps } from './ConflictChoice.tsx';
