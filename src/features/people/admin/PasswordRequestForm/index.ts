export { PasswordRequestForm, type PasswordRequestFormProps } from './PasswordRequestForm.tsx';
