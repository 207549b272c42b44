export { MediaGrid } from './MediaGrid.styles.ts';
export { MediaSkeleton } from './MediaSkeleton.tsx';
