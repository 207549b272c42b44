export { FieldComparison, type FieldComparisonProps } from './FieldComparison.tsx';
