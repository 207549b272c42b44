export { LegalText, type LegalTextProps } from './LegalText.tsx';
