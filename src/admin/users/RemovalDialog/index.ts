export { RemovalDialog } from './RemovalDialog.tsx';
