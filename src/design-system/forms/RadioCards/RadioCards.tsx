import type { ChangeEventHandler, Ref } from 'react';
import { useId } from 'react';
import { CircleAlert, type LucideIcon } from 'lucide-react';
import { Icon } from '../../primitives/Icon/index.ts';
import { CardLabel, Cards, Legend, RadioCardsRoot, RadioError } from './RadioCards.styles.ts';

export interface RadioCardsProps {
  /** La question à laquelle les cartes répondent. */
  legend: string;
  /** Les choix, un par carte. */
  items: readonly { value: string; label: string; description?: string; icon?: LucideIcon }[];
  /** Le nom du champ dans le formulaire envoyé. */
  name: string;
  /** La valeur choisie. */
  value?: string;
  /** La valeur du départ, sans `value`. */
  defaultValue?: string;
  /** Un choix vient d’être fait. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Le focus s’en va; react-hook-form s’en sert. */
  onBlur?: (event: { target: unknown; type?: unknown }) => void;
  /** Posé sur chaque bouton radio; `register` de react-hook-form le fournit. */
  ref?: Ref<HTMLInputElement>;
  /** Ce qui ne va pas, et comment le corriger. */
  error?: string;
  /** Ne se change pas; reste lisible. */
  isDisabled?: boolean;
}

/** One choice among a few that deserve to be read: each is a card. Takes react-hook-form's `register` as it is. */
export function RadioCards({
  legend,
  items,
  value,
  defaultValue,
  error,
  isDisabled,
  ...input
}: RadioCardsProps) {
  const errorId = useId();
  return (
    <RadioCardsRoot
      disabled={isDisabled}
      data-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
    >
      <Legend>{legend}</Legend>
      <Cards>
        {items.map((item) => (
          <CardLabel key={item.value}>
            <input
              type="radio"
              value={item.value}
              checked={value === undefined ? undefined : value === item.value}
              defaultChecked={value === undefined ? defaultValue === item.value : undefined}
              {...input}
            />
            {item.icon && <Icon icon={item.icon} size="large" />}
            <span>
              <strong>{item.label}</strong>
              {item.description && <small>{item.description}</small>}
            </span>
          </CardLabel>
        ))}
      </Cards>
      {error && (
        <RadioError id={errorId}>
          <Icon icon={CircleAlert} />
          {error}
        </RadioError>
      )}
    </RadioCardsRoot>
  );
}
