export { ClockWarning } from './ClockWarning.tsx';
