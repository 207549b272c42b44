export { ArticleFilters } from './ArticleFilters.tsx';
