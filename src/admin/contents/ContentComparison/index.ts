export { ContentComparison, type ContentComparisonProps } from './ContentComparison.tsx';
