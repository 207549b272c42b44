export { goToField } from './goToField.ts';
export { ContentForm, type ContentFormProps } from './ContentForm.tsx';
