import { Search } from 'lucide-react';
import { Icon } from '../../primitives/Icon/index.ts';
import { TextInput, type TextInputProps } from '../TextInput/index.ts';
import { SearchInputRoot } from './SearchInput.styles.ts';

export type SearchInputProps = Omit<TextInputProps, 'type'>;

/** A search, with the browser's own button that clears it (Escape does too). Needs a `Field`, its label hidden or not, or an `aria-label`. */
export function SearchInput(props: SearchInputProps) {
  return (
    <SearchInputRoot>
      <Icon icon={Search} />
      <TextInput type="search" enterKeyHint="search" {...props} />
    </SearchInputRoot>
  );
}
