export { preloadSurface, RichTextField, type RichTextFieldProps } from './RichTextField.tsx';
export type { TextSource } from './textSource.ts';
