import { formatPrice, formatPriceRange, type PriceRange, type UnitPrice } from '#data/price.ts';
import { type FieldOf, getField } from './field.ts';

/** What the catalogue asks for a course. */
export type CoursePrice = { id: string; price: number };

/**
 * The price of an offer as the site writes it, whichever of its kinds it is; null without one. A group training without a price
 * of its own has that of the same course in the catalogue (product: one price).
 */
export function offerPrice(
  item: FieldOf<'group'>,
  offer: Readonly<Record<string, unknown>>,
  courses: readonly CoursePrice[],
): string | null {
  const { name, kind } = findPriceField(item) ?? {};
  const value = name && offer[name];
  if (kind === 'number' && typeof value === 'number') return formatPrice(value);
  if (kind === 'amount') return inWords(value as UnitPrice);
  if (kind === 'range') return formatPriceRange(value as PriceRange);
  const course = courses.find(({ id }) => id === offer['id']);
  return course ? formatPrice(course.price) : null;
}

/** Where an offer has its price, and of which kind that is: its own part of the form, or a group that begins with the amount. */
export function findPriceField({ fields }: FieldOf<'group'>) {
  for (const [name, schema] of Object.entries(fields)) {
    const field = getField(schema);
    if (field.kind === 'number' && field.unit === '€') return { name, kind: 'number', path: name } as const;
    if (field.kind !== 'group') continue;
    if ('amount' in field.fields) return { name, kind: 'amount', path: `${name}.amount` } as const;
    if ('min' in field.fields) return { name, kind: 'range', path: `${name}.min` } as const;
  }
  return null;
}

const inWords = ({ amount, from, unit }: UnitPrice) =>
  [from && 'à partir de', formatPrice(amount), unit].filter(Boolean).join(' ');
