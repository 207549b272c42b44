import { type ElementType, Fragment } from 'react';
import { SegmentedControl } from '#design-system/components/SegmentedControl';
import { Select } from '#design-system/forms/Select';
import { type Choice, type Filter, findOrder } from './listPlace.ts';
import { SearchField } from './SearchField.tsx';
import type { List } from './useList.ts';

export interface ListFiltersProps<Args> {
  list: Pick<List<Args>, 'description' | 'place' | 'change' | 'searchField'>;
  /** Shows all choices of a filter side by side. */
  isSegmented?: boolean;
  /** Around the choice of the order, for a list whose head sorts it where there is room. */
  OrderFrame?: ElementType;
}

/** The controls of a list as its description says them: search, filters, order. The screen lays them out. */
export function ListFilters<Args>({
  list,
  isSegmented = false,
  OrderFrame = Fragment,
}: ListFiltersProps<Args>) {
  const { description, place, change, searchField } = list;
  const orders = Object.entries(description.orders ?? {}).map(([value, { label }]) => ({ value, label }));
  return (
    <>
      {description.search && (
        <SearchField
          {...description.search}
          ref={searchField}
          value={place['q'] ?? ''}
          onSearch={(q) => change({ q })}
        />
      )}
      {Object.entries(description.filters ?? {}).map(([name, filter]) => (
        <FilterChoice
          key={name}
          filter={filter}
          value={place[name]}
          isSegmented={isSegmented}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      {orders.length > 0 && (
        <OrderFrame>
          <Select
            aria-label="Ordre"
            items={orders}
            value={findOrder(description, place)}
            onValueChange={(tri) => change({ tri })}
          />
        </OrderFrame>
      )}
    </>
  );
}

interface FilterChoiceProps<Args> {
  filter: Filter<Args>;
  value: string | undefined;
  isSegmented: boolean;
  onChange: (value: string | undefined) => void;
}

function FilterChoice<Args>({ filter, value = 'all', isSegmented, onChange }: FilterChoiceProps<Args>) {
  // The description of a list never changes.
  const useChoices = 'choices' in filter ? () => toItems(filter.choices) : filter.useChoices;
  const choice = {
    items: [{ value: 'all', label: filter.all }, ...useChoices()],
    value,
    onValueChange: (chosen: string) => onChange(chosen === 'all' ? undefined : chosen),
  };
  return isSegmented ? (
    <SegmentedControl label={filter.label} size="small" {...choice} />
  ) : (
    <Select aria-label={filter.label} {...choice} />
  );
}

const toItems = (choices: Readonly<Record<string, string | undefined>>): Choice[] =>
  Object.entries(choices).map(([value, label = value]) => ({ value, label }));
