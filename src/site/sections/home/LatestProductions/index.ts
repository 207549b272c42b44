export { LatestProductions, type LatestProductionsProps } from './LatestProductions.tsx';
