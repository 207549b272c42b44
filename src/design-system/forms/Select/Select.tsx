import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { FocusEventHandler, Ref } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { useControlTies } from '../Field/index.ts';
import { Item, ItemText, Popup, Positioner, Trigger, Value } from './Select.styles.ts';

export interface SelectProps {
  /**
   * Les choix; `aside` se voit à côté du libellé, sans être lu. Une valeur n’est jamais vide : « pas de réponse » est `value={null}` avec un texte indicatif.
   */
  items: readonly { value: string; label: string; aside?: string | undefined }[];
  /** La valeur choisie; `null` pour aucune. */
  value?: string | null;
  /** La valeur du départ, sans `value`. */
  defaultValue?: string;
  /** Reçoit la nouvelle valeur dès qu’elle change. */
  onValueChange?: (value: string) => void;
  /** Le focus s’en va; react-hook-form s’en sert. */
  onBlur?: FocusEventHandler;
  /** Le nom du champ dans le formulaire envoyé. */
  name?: string;
  /** Ce qui se lit tant que rien n’est choisi. */
  placeholder?: string;
  /** Ne se change pas; reste lisible. */
  isDisabled?: boolean;
  /** La liste est ouverte d’entrée. */
  isInitiallyOpen?: boolean;
  /** Nom d’une liste hors d’un `Field`. */
  'aria-label'?: string;
  /** Le bouton, pour qu’un formulaire y mette le focus. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A list to choose from, for the back-office. With react-hook-form: `<Controller render={({ field: { onChange, ...field } }) =>
 * <Select {...field} onValueChange={onChange} items={…} />} />`. It sets inline styles: prerendered pages use `NativeSelect`.
 */
export function Select({
  items,
  value,
  defaultValue,
  onValueChange,
  name,
  placeholder = 'Choisir…',
  isDisabled,
  isInitiallyOpen,
  ...trigger
}: SelectProps) {
  const { disabled, ...ties } = useControlTies(isDisabled);
  const label = trigger['aria-label'] ?? ties['aria-label'];
  return (
    <BaseSelect.Root<string>
      items={[...items]}
      value={value === '' ? null : value}
      defaultValue={defaultValue}
      onValueChange={(chosen) => chosen !== null && onValueChange?.(chosen)}
      name={name}
      disabled={disabled}
      defaultOpen={isInitiallyOpen}
    >
      <Trigger {...ties} {...trigger}>
        <Value placeholder={placeholder} />
        <BaseSelect.Icon render={<span />}>
          <Icon icon={ChevronDown} />
        </BaseSelect.Icon>
      </Trigger>
      <BaseSelect.Portal>
        <Positioner sideOffset={4} alignItemWithTrigger={false}>
          {/* Base UI's own style element, for a scrollbar that this popup shows anyway, offends the site's CSP. */}
          <CSPProvider disableStyleElements>
            <Popup>
              <BaseSelect.List aria-label={label} aria-labelledby={label ? undefined : ties.id}>
                {items.map((item) => (
                  <Item key={item.value} value={item.value}>
                    <BaseSelect.ItemIndicator render={<span />}>
                      <Icon icon={Check} />
                    </BaseSelect.ItemIndicator>
                    <ItemText>{item.label}</ItemText>
                    {item.aside && <span aria-hidden>{item.aside}</span>}
                  </Item>
                ))}
              </BaseSelect.List>
            </Popup>
          </CSPProvider>
        </Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}
