/** A filter of a list, by one argument of the database's function. */
type ArgumentFilter<Args, Name extends keyof Args & string> = {
  /** What the function calls it. */
  argument: Name;
  /** Names the control. */
  label: string;
  /** The choice that hides nothing, which goes without saying in the address. */
  all: string;
} & (
  | {
      /** Labels by their word in the address, which is what the function receives. */
      choices: { readonly [Word in Args[Name] & string]?: string };
      toValue?: undefined;
    }
  | { choices: Readonly<Record<string, string>>; toValue: (word: string) => Args[Name] }
  | {
      /** What to choose from, such as the categories: by id, unless `isKnown` says otherwise. */
      useChoices: () => Choice[];
      isKnown?: (value: string) => boolean;
    }
);

export type Choice = { value: string; label: string };

export type Filter<Args> = { [Name in keyof Args & string]: ArgumentFilter<Args, Name> }[keyof Args & string];

/**
 * All that a list can be searched by, filtered by and sorted by. Address, request and controls come from it: a new filter
 * is one line here, beside its argument in SQL.
 */
export type ListDescription<Args> = {
  search?: { label: string; placeholder: string };
  /** By their name in the address. */
  filters?: Readonly<Record<string, Filter<Args>>>;
  /** By their word in the address; the first one goes without saying. */
  orders?: Readonly<Record<string, { label: string; request: Partial<Args> }>>;
};

/** What was chosen in a list, as its address says it: `q` is the search, `tri` the order. What goes without saying is absent. */
export type ListParams = Readonly<Record<string, string | undefined>>;

const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/** Reads `?q=…&tri=…` and the filters of an address; what makes no sense counts as absent. */
export function parseListParams<Args>(list: ListDescription<Args>, params: URLSearchParams): ListParams {
  const chosen = (name: string, isKnown: (value: string) => boolean) => {
    const value = params.get(name);
    return value !== null && isKnown(value) ? { [name]: value } : {};
  };
  return {
    ...(list.search && chosen('q', (text) => text.trim() !== '')),
    ...Object.assign(
      {},
      ...Object.entries(list.filters ?? {}).map(([name, filter]) =>
        chosen(name, (value) =>
          'choices' in filter ? Object.hasOwn(filter.choices, value) : (filter.isKnown ?? isId)(value),
        ),
      ),
    ),
    ...chosen('tri', (order) => Object.keys(list.orders ?? {}).indexOf(order) > 0),
  };
}

/** The query of an address that says what was chosen, with nothing in it that goes without saying. */
export function formatListParams<Args>(list: ListDescription<Args>, params: ListParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value?.trim()) query.set(name, value);
  if (query.get('tri') === findFirstOrder(list)) query.delete('tri');
  return query;
}

/** The order that goes without saying; undefined for a list that has but one. */
const findFirstOrder = <Args>({ orders = {} }: ListDescription<Args>) => Object.keys(orders)[0];

/** The order that was chosen. */
export const findOrder = <Args>(list: ListDescription<Args>, params: ListParams) =>
  params['tri'] ?? findFirstOrder(list);

/** The arguments of the request for what was chosen; `page` counts from 1. */
export function toRequest<Args>(list: ListDescription<Args>, params: ListParams, page: number): Args {
  const filters = Object.entries(list.filters ?? {}).flatMap(([name, filter]) => {
    const word = params[name];
    if (word === undefined) return [];
    return [[filter.argument, 'choices' in filter && filter.toValue ? filter.toValue(word) : word]];
  });
  return {
    ...(list.search && { search: (params['q'] ?? '').trim() }),
    ...Object.fromEntries(filters),
    ...list.orders?.[findOrder(list, params) ?? '']?.request,
    wanted_page: page,
  } as Args;
}
