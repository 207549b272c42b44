export { DeskLinks } from './DeskLinks.tsx';
