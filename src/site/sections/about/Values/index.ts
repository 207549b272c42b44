export { Values, type ValuesProps } from './Values.tsx';
