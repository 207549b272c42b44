export { MediaCard } from './MediaCard.tsx';
