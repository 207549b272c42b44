export { type FilterChoice, Filters, type FiltersProps } from './Filters.tsx';
