import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { SearchField, SearchInputRoot } from './SearchInput.styles.ts';

export interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type' | 'disabled'> {
  /** Ce que l’on cherche : « Rechercher un article ». L’icône et la place disent le reste. */
  'aria-label': string;
  /** Ne se change pas; reste lisible. */
  isDisabled?: boolean;
}

/**
 * A search, with the browser's own button that clears it (Escape does too). It stands outside of any `Field`: the browser's
 * own control, so that a key costs next to nothing.
 */
export function SearchInput({ isDisabled, ...props }: SearchInputProps) {
  return (
    <SearchInputRoot>
      <Icon icon={Search} />
      <SearchField type="search" enterKeyHint="search" disabled={isDisabled} {...props} />
    </SearchInputRoot>
  );
}
