export { DeletedItems } from './DeletedItems.tsx';
