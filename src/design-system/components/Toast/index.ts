export { ToastProvider, useToast, type ToastOptions } from './Toast.tsx';
