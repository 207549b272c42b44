export { MarkedText } from './MarkedText.tsx';
export { SearchInput, type SearchInputProps } from './SearchInput.tsx';
export { useCombobox } from './useCombobox.ts';
