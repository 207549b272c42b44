export { Planned } from './Planned.tsx';
