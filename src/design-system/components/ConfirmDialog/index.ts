export { ConfirmProvider, useConfirm, type ConfirmOptions } from './ConfirmDialog.tsx';
