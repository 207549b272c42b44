import type { Decorator } from '@storybook/react-vite';
import { isValidElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type Amount, changeAmount, changeCount } from '#mocks/amounts.ts';
import { getRows } from '../rows.ts';
import { getAmount } from '../toolbars.ts';

const MANY = 12;

const isPicture = (key: string) => /(picture|image|cover|photo|portrait)s?$/i.test(key);

/** Words that people read, rather than a value of a list of choices, an address or an id. */
const isText = (value: string) => /\s/.test(value.trim()) && !/^[\w+.-]+:|^\//.test(value);

function changeList(list: readonly unknown[], amount: Amount): unknown[] {
  if (amount === 'few') return list.slice(0, 1);
  if (amount !== 'many' || list.length === 0) return [...list];
  return Array.from({ length: Math.max(MANY, list.length) }, (_, index) => {
    const item = list[index % list.length];
    return index < list.length || !isPlain(item) ? item : { ...item, ...renamed(item, index) };
  });
}

/** The texts and keys of a copy that must differ from the original's. */
const renamed = (item: Record<string, unknown>, index: number) =>
  Object.fromEntries(
    Object.entries(item).flatMap(([key, value]) =>
      /^(id|name|title|label|question|quote|slug)$/.test(key) && typeof value === 'string'
        ? [[key, /^(id|slug)$/.test(key) ? `${value}-${index}` : `${value} ${index + 1}`]]
        : [],
    ),
  );

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !isValidElement(value);

/** What the database gives is changed there (`mocks/amounts.ts`); what a story hands over, here. */
function change(value: unknown, amount: Amount): unknown {
  if (typeof value === 'string')
    return amount === 'long' && isText(value) ? `${value} `.repeat(4).trim() : value;
  if (Array.isArray(value)) return changeList(value, amount).map((item) => change(item, amount));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      amount === 'pictureless' && isPicture(key) && typeof part !== 'function'
        ? emptyLike(part)
        : change(part, amount),
    ]),
  );
}

/** A picture is a part that may be missing; pictures by their names, none of them. */
const emptyLike = (picture: unknown) => {
  if (Array.isArray(picture)) return [];
  return typeof picture === 'string' ? '' : null;
};

/**
 * A story as the toolbar « Contenu » wants it: fewer, more, longer, without pictures; its arguments, and what its database holds by
 * then. Of a list, « Controls » may say how many rows.
 */
export const withContent: Decorator = (Story, context) => {
  const { args, globals } = context;
  const amount = getAmount(globals);
  const rows = getRows(context);
  if (!amount && !rows) return <Story />;
  return (
    <Changed amount={amount} rows={rows}>
      {amount ? <Story args={change(args, amount) as typeof args} /> : <Story />}
    </Changed>
  );
};

type ChangedProps = { amount: Amount | null; rows: ReturnType<typeof getRows>; children: ReactNode };

/** The rows that a story begins with are there once its `beforeEach` is through: they are changed before it asks for them. */
function Changed({ amount, rows, children }: ChangedProps) {
  const [isChanged, setIsChanged] = useState(false);
  const prepare = useEffectEvent(async () => {
    if (amount) await changeAmount(amount);
    if (rows) await changeCount(rows.list, rows.rows);
  });
  useEffect(() => {
    void prepare().then(() => setIsChanged(true));
  }, []);
  return isChanged ? children : null;
}
