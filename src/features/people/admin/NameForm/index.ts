export { NameForm } from './NameForm.tsx';
