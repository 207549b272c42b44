export { MediaUses } from './MediaUses.tsx';
