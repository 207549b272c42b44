export { BlogFilters, type BlogFiltersProps } from './BlogFilters.tsx';
