import { foldText } from '#data/foldText.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { listParts } from '#documents/contents/contentParts.ts';
import { getField, listPartFields, type FieldOf } from '#documents/contents/field.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { getContent, getOnline } from '../contentState.ts';
import { formatPrice, formatPriceRange, type PriceRange, type UnitPrice } from '#data/price.ts';

/** What visitors see of an offer, beside what staff have written last. */
export type OfferState = 'online' | 'hidden' | 'new' | 'modified' | 'removed';

/** Something that the company sells, in one of the lists of a section. */
export interface Offer {
  /** Unlike all others'. */
  key: string;
  /** Names it in its list: a course has the same in all of them. */
  id: string;
  section: EditableSection;
  /** Where its form asks for its name: `services.0.title`; null when the latest text has it no more. */
  field: string | null;
  /** Where it asks for its price; null without one, as where the latest text has the offer no more. */
  priceField: string | null;
  name: string;
  /** As the site writes it; null without one. */
  price: string | null;
  state: OfferState;
}

/** A list of offers of a section, with what there is room for. */
export interface OfferList {
  section: EditableSection;
  /** Its place in the content: `services`. */
  name: string;
  label: string;
  max: number;
  count: number;
}

type Item = Record<string, unknown> & { id: string; isHidden?: boolean };
type Known = (section: EditableSection) => DocumentState | null;

/** What names an offer, by the name of the field. */
const nameFields = ['title', 'name'];

/** The lists of a section whose items have a name and can be taken from the pages: those are offers. */
function listsIn({ schema }: EditableSection) {
  return listPartFields(schema).flatMap(([name, list]) => {
    const item = list.kind === 'list' ? getField(list.item) : list;
    if (list.kind !== 'list' || item.kind !== 'group' || !('isHidden' in item.fields)) return [];
    const nameField = nameFields.find((field) => field in item.fields);
    return nameField ? [{ name, list, item, nameField }] : [];
  });
}

const getItems = (content: unknown, name: string) => (content as Record<string, Item[]>)[name] ?? [];

/** The lists that take offers, as staff have written them last. */
export const offerLists = (sections: readonly EditableSection[], findStored: Known): OfferList[] =>
  sections.flatMap((section) =>
    listsIn(section).map(({ name, list: { label, max } }) => {
      const { length: count } = getItems(getContent(section, findStored(section)), name);
      return { section, name, label, max, count };
    }),
  );

/** The offers of these sections that hold the words of `search`, in the order of the site. `courses` have the prices of the catalogue. */
export function listOffers(
  sections: readonly EditableSection[],
  findStored: Known,
  search: string,
  courses: readonly CoursePrice[],
): Offer[] {
  const sought = foldText(search);
  return sections.flatMap((section) => {
    const latest = getContent(section, findStored(section));
    const shown = getOnline(section, findStored(section));
    return listsIn(section).flatMap(({ name, list, item: fields, nameField }) => {
      const own = getItems(latest, name);
      const online = new Map(getItems(shown, name).map((item) => [item.id, item]));
      const isFound = (item: Item) =>
        listParts(list.item, item).some(({ text }) => foldText(text).includes(sought));
      const price = findPriceField(fields);
      const toOffer = (item: Item, field: string | null, state: OfferState): Offer => ({
        key: `${section.key} ${name} ${item.id} ${state}`,
        id: item.id,
        section,
        field,
        priceField: field && price ? field.replace(/[^.]+$/, price.path) : null,
        name: String(item[nameField]),
        price: offerPrice(fields, item, courses),
        state,
      });
      return [
        ...own.map((item, index) => ({ item, field: `${name}.${index}.${nameField}` })),
        ...[...online.values()]
          .filter(({ id }) => own.every((item) => item.id !== id))
          .map((item) => ({ item, field: null })),
      ]
        .filter(({ item }) => isFound(item))
        .map(({ item, field }) =>
          toOffer(item, field, field ? findState(item, online.get(item.id)) : 'removed'),
        );
    });
  });
}

/** The offers of one thing. */
export type OfferGroup = { id: string; offers: [Offer, ...Offer[]] };

/** The offers of one thing together, in their order: a course is one, whichever sections sell it. */
export function groupOffers(
  offers: readonly Offer[],
  isOne: (one: Offer, other: Offer) => boolean,
): OfferGroup[] {
  const groups: OfferGroup[] = [];
  for (const offer of offers) {
    const group = groups.find(({ offers: [first] }) => isOne(first, offer));
    if (group) group.offers.push(offer);
    else groups.push({ id: offer.key, offers: [offer] });
  }
  return groups;
}

function findState(item: Item, online: Item | undefined): OfferState {
  if (!online) return 'new';
  if (JSON.stringify(item) !== JSON.stringify(online)) return 'modified';
  return item.isHidden ? 'hidden' : 'online';
}

/** What the catalogue asks for a course. */
export type CoursePrice = { id: string; price: number };

/**
 * The price of an offer as the site writes it, whichever of its kinds it is; null without one. A group training without a price
 * of its own has that of the same course in the catalogue (product: one price).
 */
function offerPrice(
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
function findPriceField({ fields }: FieldOf<'group'>) {
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
