export { ArticlesEmpty, type ArticlesEmptyProps } from './ArticlesEmpty.tsx';
