export { AdminLayout } from './AdminLayout.tsx';
