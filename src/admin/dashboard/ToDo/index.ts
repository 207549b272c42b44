export { ToDo } from './ToDo.tsx';
