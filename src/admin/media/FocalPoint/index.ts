export { FocalPoint } from './FocalPoint.tsx';
