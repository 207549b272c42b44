import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';

export interface ComboboxOptions {
  /** How many options are listed. */
  count: number;
  /** The option that is chosen before any key: none, so that Enter sends what was typed, or the first one. */
  startsAt?: -1 | 0;
  /** Options can be seen. */
  isOpen?: boolean;
  /** An option was pressed, or Enter on it. */
  onChoose: (index: number) => void;
  /** Escape: the list goes, the text stays. */
  onClose?: () => void;
}

/**
 * A field with a list of options under it, as ARIA's guide has it: the focus stays in the field, arrows choose, Enter takes.
 * Gives the attributes of the field, of its list, and of each option.
 */
export function useCombobox({
  count,
  startsAt = -1,
  isOpen = count > 0,
  onChoose,
  onClose,
}: ComboboxOptions) {
  const id = useId();
  const [chosen, setChosen] = useState<number>(startsAt);
  const current = isOpen ? Math.min(chosen, count - 1) : -1;

  const choose = (index: number) => {
    setChosen(index);
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method choose among its own suggestions.
    if (event.nativeEvent.isComposing) return;
    // Safari has ended the composition by then: the Enter that took a suggestion is still none of ours.
    if (event.key === 'Enter' && event.keyCode === 229) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Escape' && isOpen && onClose) onClose();
    else if (event.key === 'Enter' && current >= 0) onChoose(current);
    else if (event.key === 'ArrowDown' && count > 0) choose(current + 1 < count ? current + 1 : startsAt);
    else if (event.key === 'ArrowUp' && count > 0) choose(current > startsAt ? current - 1 : count - 1);
    else return;
    event.preventDefault();
  };

  return {
    /** The option that Enter takes; -1 for none. */
    current,
    /** Back to where it starts, for another list. */
    reset: () => setChosen(startsAt),
    fieldProps: {
      // It is one: an `input` of type search has no such role by itself.
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': current >= 0 ? `${id}-${current}` : undefined,
      autoComplete: 'off',
      onKeyDown,
    },
    listProps: { id, role: 'listbox', tabIndex: -1 },
    getOptionProps: (index: number) => ({
      id: `${id}-${index}`,
      role: 'option',
      'aria-selected': index === current,
      'data-highlighted': index === current || undefined,
      // The focus stays in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => onChoose(index),
    }),
  } as const;
}
