export { MainServices, type MainServicesProps } from './MainServices.tsx';
