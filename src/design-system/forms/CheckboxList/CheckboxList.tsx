import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Aside, Help, Items, Legend, ListError, ListRoot } from './CheckboxList.styles.ts';

export interface CheckboxListProps {
  /** Ce que sont les choix : la légende du groupe. */
  legend: string;
  /** Les choix de la liste; `aside` se voit à côté du libellé, sans être lu : un compte. */
  items: readonly { value: string; label: string; description?: string; aside?: string | undefined }[];
  /** Les valeurs cochées. */
  value: readonly string[];
  /** Reçoit la nouvelle valeur dès qu’elle change. */
  onValueChange: (value: string[]) => void;
  /** Le nom du champ dans le formulaire envoyé. */
  name?: string;
  /** Une aide sous la question. */
  description?: string;
  /** Ce qui ne va pas, et comment le corriger. */
  error?: string;
  /** Ne se change pas; reste lisible. */
  isDisabled?: boolean;
  /** Garde la légende aux seules technologies d’assistance, quand un titre la dit déjà. */
  isLegendHidden?: boolean;
  /** Ce que dit une liste vide. */
  emptyText?: string;
}

/** Several choices among a list; scrolls by itself beyond about eight. */
export function CheckboxList({
  legend,
  items,
  value,
  onValueChange,
  name,
  description,
  error,
  isDisabled,
  isLegendHidden,
  emptyText,
}: CheckboxListProps) {
  const id = useId();
  const toggle = (item: string, isChecked: boolean) =>
    onValueChange(isChecked ? [...value, item] : value.filter((other) => other !== item));
  const describedBy = [description && `${id}-aide`, error && `${id}-erreur`].filter(Boolean).join(' ');
  return (
    <ListRoot disabled={isDisabled} aria-describedby={describedBy || undefined}>
      <Legend data-hidden={isLegendHidden || undefined}>{legend}</Legend>
      {description && <Help id={`${id}-aide`}>{description}</Help>}
      {items.length === 0 && emptyText && <Help as="p">{emptyText}</Help>}
      <Items>
        {items.map((item) => (
          <Checkbox
            key={item.value}
            name={name}
            value={item.value}
            label={
              item.aside === undefined ? (
                item.label
              ) : (
                <>
                  <span>{item.label}</span>
                  <Aside aria-hidden>&nbsp;{item.aside}</Aside>
                </>
              )
            }
            description={item.description}
            checked={value.includes(item.value)}
            onChange={(event) => toggle(item.value, event.currentTarget.checked)}
          />
        ))}
      </Items>
      {error && (
        <ListError id={`${id}-erreur`}>
          <Icon icon={CircleAlert} />
          {error}
        </ListError>
      )}
    </ListRoot>
  );
}
