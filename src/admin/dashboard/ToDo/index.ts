export { ToDo, useToDo } from './ToDo.tsx';
