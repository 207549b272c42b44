import type { ChangeEventHandler, Ref } from 'react';
import { useId } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../primitives/Icon/index.ts';
import { CardLabel, Cards, Legend, RadioCardsRoot, RadioError } from './RadioCards.styles.ts';

export interface RadioCardsProps {
  legend: string;
  items: readonly { value: string; label: string; description?: string; icon?: LucideIcon }[];
  name: string;
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: (event: { target: unknown; type?: unknown }) => void;
  ref?: Ref<HTMLInputElement>;
  error?: string;
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
      {error && <RadioError id={errorId}>{error}</RadioError>}
    </RadioCardsRoot>
  );
}
