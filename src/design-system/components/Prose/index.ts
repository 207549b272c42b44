export { articleSizes, Prose } from './Prose.tsx';
