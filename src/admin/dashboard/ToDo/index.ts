export { ToDo } from './ToDo.tsx';
export { useToDo } from './useToDo.ts';
