export { Directions, type DirectionsProps } from './Directions.tsx';
