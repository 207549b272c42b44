export { VisibilityServices, type VisibilityServicesProps } from './VisibilityServices.tsx';
