export { RedrawBoundary, type RedrawBoundaryProps } from './RedrawBoundary.tsx';
