import { SlidersHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { formatWhole } from '#data/formats.ts';
import { Button, SmallButton } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { type Choice, type Filter, findOrder } from '../listParams.ts';
import { SearchField } from '../SearchField.tsx';
import type { List } from '../useList.ts';
import { Bar, Chips, FilterBar, Panel } from './ListFilters.styles.ts';

export interface ListFiltersProps<Args> {
  /** Ce qui cherche, filtre et trie la liste, et ce qui est choisi. */
  list: Pick<List<Args>, 'description' | 'params' | 'change' | 'searchField'>;
}

/**
 * The controls of a list as its description says them: the search, one button that opens filters and order, and what is set as
 * chips that take it away.
 */
export function ListFilters<Args>({ list }: ListFiltersProps<Args>) {
  const { description, params, change, searchField } = list;
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, toggle, around } = usePanel(button);
  const filters = Object.entries(description.filters ?? {});
  const orders = Object.entries(description.orders ?? {}).map(([value, { label }]) => ({ value, label }));
  const chosen = filters.filter(([name]) => params[name] !== undefined);

  return (
    <FilterBar {...around}>
      <Bar>
        {description.search && (
          <SearchField
            {...description.search}
            ref={searchField}
            value={params['q'] ?? ''}
            onSearch={(q) => change({ q })}
          />
        )}
        {filters.length > 0 && (
          <Button
            ref={button}
            variant="outline"
            iconStart={SlidersHorizontal}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={toggle}
          >
            {chosen.length > 0 ? `Filtrer (${formatWhole(chosen.length)})` : 'Filtrer'}
          </Button>
        )}
      </Bar>
      <Panel id={panelId} hidden={!isOpen}>
        {filters.map(([name, filter]) => (
          <FilterChoice
            key={name}
            filter={filter}
            value={params[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        {orders.length > 0 && (
          <Field label="Ordre">
            <Select
              items={orders}
              value={findOrder(description, params)}
              onValueChange={(tri) => change({ tri })}
            />
          </Field>
        )}
      </Panel>
      {chosen.length > 0 && (
        <Chips aria-label="Filtres">
          {chosen.map(([name, filter]) => (
            <li key={name}>
              <FilterChip
                filter={filter}
                value={params[name]}
                onRemove={() => {
                  // With the chip goes the focus.
                  button.current?.focus();
                  change({ [name]: undefined });
                }}
              />
            </li>
          ))}
        </Chips>
      )}
    </FilterBar>
  );
}

/** A panel over what follows: Escape closes it, and so does a press beside it. */
function usePanel(button: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // The lists that open from the panel stand elsewhere.
    const onPress = ({ target }: PointerEvent) => {
      if (
        target instanceof Element &&
        !root.current?.contains(target) &&
        target.closest('main, [role=dialog]')
      )
        setIsOpen(false);
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || !event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
    button.current?.focus();
    setIsOpen(false);
  };
  return { isOpen, toggle: () => setIsOpen(!isOpen), around: { ref: root, onKeyDown } };
}

interface FilterChoiceProps<Args> {
  filter: Filter<Args>;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function FilterChoice<Args>({ filter, value = 'all', onChange }: FilterChoiceProps<Args>) {
  const choices = useChoices(filter);
  return (
    <Field label={filter.label}>
      <Select
        items={[{ value: 'all', label: filter.all }, ...choices]}
        value={value}
        onValueChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
      />
    </Field>
  );
}

/** What a filter is set to; pressed, it is no more. */
function FilterChip<Args>({
  filter,
  value,
  onRemove,
}: Pick<FilterChoiceProps<Args>, 'filter' | 'value'> & { onRemove: () => void }) {
  const chosen = useChoices(filter).find((choice) => choice.value === value)?.label ?? '…';
  const words = `${filter.label}\u00A0: ${chosen}`;
  return (
    <SmallButton iconEnd={X} aria-label={`Retirer ${words}`} onClick={onRemove}>
      {words}
    </SmallButton>
  );
}

/** What there is to choose from. The description of a list never changes, so that neither does what is called here. */
function useChoices<Args>(filter: Filter<Args>): Choice[] {
  const useOwn = 'choices' in filter ? () => toItems(filter.choices) : filter.useChoices;
  return useOwn();
}

const toItems = (choices: Readonly<Record<string, string | undefined>>): Choice[] =>
  Object.entries(choices).map(([value, label = value]) => ({ value, label }));
