export { DropHint } from './DropHint.tsx';
