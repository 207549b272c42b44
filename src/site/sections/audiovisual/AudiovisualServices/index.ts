export { AudiovisualServices, type AudiovisualServicesProps } from './AudiovisualServices.tsx';
