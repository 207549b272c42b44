export { TransferDialog } from './TransferDialog.tsx';
