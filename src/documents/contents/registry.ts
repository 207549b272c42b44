import { publicPages } from '#publicPages.ts';
import type { EditableSection } from './section.ts';

const found = import.meta.glob<EditableSection | EditableSection[]>(
  '/src/{site,features/*/site}/**/*.section.ts',
  { eager: true, import: 'default' },
);

const pagesInOrder: readonly unknown[] = Object.values(publicPages);

/** Where a section stands among all: on its first page, or after the pages. */
const findPlace = ({ pages: [page], order = 0 }: EditableSection) =>
  (page ? pagesInOrder.indexOf(page) : pagesInOrder.length) * 100 + order;

/** Every section whose content staff may change, in the order of the pages. For the back-office: it loads them all. */
export const sections: readonly EditableSection[] = Object.values(found)
  .flat()
  .toSorted((one, other) => findPlace(one) - findPlace(other));

/** The section of that key, or nothing. */
export const findSection = (key: string): EditableSection | undefined =>
  sections.find((section) => section.key === key);
