export { preloadSurface, RichTextField, type RichTextFieldProps } from './RichTextField.tsx';
export { standIns } from './standIns.ts';
export type { TextSource } from './textSource.ts';
