export { AlternativeText, alternativeTextMissing } from './AlternativeText.tsx';
