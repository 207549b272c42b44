export { TagForm } from './TagForm.tsx';
