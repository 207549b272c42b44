export { DocumentForm, type DocumentFormProps } from './DocumentForm.tsx';
export { TypographyCorrections } from './TypographyCorrections.tsx';
export { useDocumentForm } from './useDocumentForm.ts';
