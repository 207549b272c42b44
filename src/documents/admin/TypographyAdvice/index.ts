export { TypographyAdvice, type TypographyAdviceProps } from './TypographyAdvice.tsx';
export type { FieldCorrection } from './fieldCorrection.ts';
