export { RoleDialog, roleItems } from './RoleDialog.tsx';
