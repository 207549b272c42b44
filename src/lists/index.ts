export { countRows } from './countRows.ts';
export { Filters } from './Filters.styles.ts';
export { ListFilters, type ListFiltersProps } from './ListFilters.tsx';
export { findOrder, type ListDescription } from './listPlace.ts';
export { ListScreen } from './ListScreen.tsx';
export { SearchField } from './SearchField.tsx';
export { useList, useListState } from './useList.ts';
