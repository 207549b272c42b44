export { CategoryForm } from './CategoryForm.tsx';
