export { VersionChoice, type VersionChoiceProps } from './VersionChoice.tsx';
