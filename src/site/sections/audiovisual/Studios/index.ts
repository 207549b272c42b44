export { Studios, type StudiosProps } from './Studios.tsx';
