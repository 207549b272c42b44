export { ResultsBand, type ResultsBandProps } from './ResultsBand.tsx';
