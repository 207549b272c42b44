export { UserTable } from './UserTable.tsx';
