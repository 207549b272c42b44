export { useFieldText } from './useFieldText.ts';
export { FieldComparison, type FieldComparisonProps } from './FieldComparison.tsx';
