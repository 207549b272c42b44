export { ComplementaryServices, type ComplementaryServicesProps } from './ComplementaryServices.tsx';
