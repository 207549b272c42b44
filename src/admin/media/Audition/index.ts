export { Audition, type AuditionProps } from './Audition.tsx';
