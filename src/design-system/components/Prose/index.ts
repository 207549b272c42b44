export { Prose } from './Prose.tsx';
export { articleSizes } from './Prose.styles.ts';
