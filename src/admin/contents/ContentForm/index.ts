export { ContentForm, type ContentFormProps } from './ContentForm.tsx';
