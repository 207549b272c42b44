export { ArticleFilters, type ArticleFiltersProps } from './ArticleFilters.tsx';
