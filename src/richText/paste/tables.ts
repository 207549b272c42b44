import type { Element, ElementContent } from 'hast';
import { attribute, getContent, create, find, isBlank, isElement } from './tree.ts';

/** More columns, and more cells, than any table has that a person reads. */
const MOST_COLUMNS = 100;
const MOST_CELLS = 20_000;

const toRows = (table: Element): Element[] =>
  getContent(table).flatMap((child) => {
    if (isElement(child, 'tr')) return child;
    return isElement(child, 'thead', 'tbody', 'tfoot') ? toRows(child) : [];
  });

/** How many cells the longest row has. */
export const getWidth = (rows: readonly (readonly unknown[])[]) =>
  rows.reduce((most, { length }) => Math.max(most, length), 0);

const getCells = (row: Element) => row.children.filter((child) => isElement(child, 'td', 'th'));

/** Whether a table only arranges what stands in it, as in e-mails, and is no table to its readers. */
export function isLayout(table: Element): boolean {
  const rows = toRows(table).map(getCells);
  // Short rows are made as long as the longest.
  if (rows.length * getWidth(rows) > MOST_CELLS) return true;
  if (/^(presentation|none)$/.test(attribute(table, 'role'))) return true;
  if (rows.flat().length <= 1) return true;
  const holds = (...names: string[]) =>
    rows.flat().some((cell) => find(cell, (inner) => isElement(inner, ...names)));
  if (rows.every((row) => row.length <= 1)) return holds('table', 'h1', 'h2', 'h3', 'ul', 'ol', 'blockquote');
  return attribute(table, 'border') === '0' && holds('table', 'h1', 'h2', 'h3');
}

/** What stands in the cells of a table that only arranges, one after the other. */
export const cellContents = (table: Element): ElementContent[] =>
  toRows(table).flatMap((row) => getCells(row).map((cell) => create('div', cell.children)));

/** What stands above a table; undefined for nothing. */
export const getCaption = (table: Element) =>
  getContent(table).find((child): child is Element => isElement(child, 'caption') && !isBlank(child));

const getSpan = (cell: Element, name: 'colSpan' | 'rowSpan') =>
  Math.min(Math.max(1, Number(attribute(cell, name)) || 1), MOST_COLUMNS);

/** Where the cells of a table stand, and what they cover besides; undefined when that is more than anybody reads. */
function getPlaces(rows: readonly Element[], isSpanned: boolean) {
  const grid: (Element | 'covered' | undefined)[][] = rows.map(() => []);
  let count = 0;
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of getCells(row)) {
      while (grid[y]?.[x]) x += 1;
      const width = isSpanned ? getSpan(cell, 'colSpan') : 1;
      const lines = grid.slice(y, y + (isSpanned ? getSpan(cell, 'rowSpan') : 1));
      count += width * lines.length;
      if (isSpanned && count > MOST_CELLS) return undefined;
      for (const line of lines) {
        for (let right = 0; right < width; right += 1) line[x + right] = 'covered';
      }
      (lines[0] ?? [])[x] = cell;
      x += width;
    }
  }
  return isSpanned && rows.length * getWidth(grid) > MOST_CELLS ? undefined : grid;
}

/** The cells of a table by their rows, each at its place: what a cell covers beyond its own is empty. */
export function toGrid(table: Element): (Element | undefined)[][] {
  const rows = toRows(table).filter((row) => getCells(row).length > 0);
  const places = getPlaces(rows, true) ?? getPlaces(rows, false) ?? [];
  return places.map((line) => Array.from(line, (cell) => (cell === 'covered' ? undefined : cell)));
}
