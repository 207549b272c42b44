export { RecoveredText, type RecoveredTextProps } from './RecoveredText.tsx';
