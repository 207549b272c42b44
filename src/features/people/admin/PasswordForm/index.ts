export { PasswordForm } from './PasswordForm.tsx';
