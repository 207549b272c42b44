export { ItemActions } from './ItemActions.tsx';
