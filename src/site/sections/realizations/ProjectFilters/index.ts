export { ProjectFilters, type ProjectFiltersProps } from './ProjectFilters.tsx';
