import { formatPrice, formatPriceRange, type PriceRange, type UnitPrice } from '#data/price.ts';
import { type FieldOf, getField } from './field.ts';

/** What the catalogue asks for a course. */
export type CoursePrice = { id: string; price: number };

/**
 * The price of an offer as the site writes it, whichever of its kinds it is; null without one. A group training without a price
 * of its own has that of the same course in the catalogue (product 15.12).
 */
export function offerPrice(
  { fields }: FieldOf<'group'>,
  offer: Readonly<Record<string, unknown>>,
  courses: readonly CoursePrice[],
): string | null {
  for (const [name, schema] of Object.entries(fields)) {
    const field = getField(schema);
    const value = offer[name];
    if (field.kind === 'number' && field.unit === '€' && typeof value === 'number') return formatPrice(value);
    if (field.kind !== 'group') continue;
    if ('amount' in field.fields) return inWords(value as UnitPrice);
    if ('min' in field.fields) return formatPriceRange(value as PriceRange);
  }
  const course = courses.find(({ id }) => id === offer['id']);
  return course ? formatPrice(course.price) : null;
}

const inWords = ({ amount, from, unit }: UnitPrice) =>
  [from && 'à partir de', formatPrice(amount), unit].filter(Boolean).join(' ');
