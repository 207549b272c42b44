export { RecoveredText, type RecoveredTextProps } from './RecoveredDraft.tsx';
