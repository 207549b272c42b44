export { countRows } from './countRows.ts';
export { ListFilters } from './ListFilters/ListFilters.tsx';
export { findOrder, type ListDescription } from './listParams.ts';
export { ListScreen } from './ListScreen.tsx';
export { SearchField } from './SearchField.tsx';
export { useList, useListState } from './useList.ts';
