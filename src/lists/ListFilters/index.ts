export { ListFilters, type ListFiltersProps } from './ListFilters.tsx';
