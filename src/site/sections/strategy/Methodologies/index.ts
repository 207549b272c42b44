export { Methodologies, type MethodologiesProps } from './Methodologies.tsx';
