export { DocumentComparison, type DocumentComparisonProps } from './DocumentComparison.tsx';
