export { Registering, type RegisteringProps } from './Registering.tsx';
