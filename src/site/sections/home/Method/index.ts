export { Method, type MethodProps } from './Method.tsx';
