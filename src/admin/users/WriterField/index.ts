export { WriterField } from './WriterField.tsx';
