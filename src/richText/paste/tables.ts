import type { Element, ElementContent } from 'hast';
import { attribute, contentOf, create, find, isBlank, isElement } from './tree.ts';

/** More columns than any table has that a person reads. */
const MOST_COLUMNS = 100;

const rowsOf = (table: Element): Element[] =>
  contentOf(table).flatMap((child) => {
    if (isElement(child, 'tr')) return child;
    return isElement(child, 'thead', 'tbody', 'tfoot') ? rowsOf(child) : [];
  });

const cellsOf = (row: Element) => row.children.filter((child) => isElement(child, 'td', 'th'));

/** Whether a table only arranges what stands in it, as in e-mails, and is no table to its readers. */
export function isLayout(table: Element): boolean {
  const rows = rowsOf(table).map(cellsOf);
  if (/^(presentation|none)$/.test(attribute(table, 'role'))) return true;
  if (rows.flat().length <= 1) return true;
  const holds = (...names: string[]) =>
    rows.flat().some((cell) => find(cell, (inner) => isElement(inner, ...names)));
  if (rows.every((row) => row.length <= 1)) return holds('table', 'h1', 'h2', 'h3', 'ul', 'ol', 'blockquote');
  return attribute(table, 'border') === '0' && holds('table', 'h1', 'h2', 'h3');
}

/** What stands in the cells of a table that only arranges, one after the other. */
export const cellContents = (table: Element): ElementContent[] =>
  rowsOf(table).flatMap((row) => cellsOf(row).map((cell) => create('div', cell.children)));

/** What stands above a table; undefined for nothing. */
export const captionOf = (table: Element) =>
  contentOf(table).find((child): child is Element => isElement(child, 'caption') && !isBlank(child));

const spanOf = (cell: Element, name: 'colSpan' | 'rowSpan') =>
  Math.min(Math.max(1, Number(attribute(cell, name)) || 1), MOST_COLUMNS);

/**
 * The rows of a table as Markdown has them: the first is the head, all are of one length, and what a cell covers beyond its
 * own place is empty. `read` says what stands in a cell. Undefined for a table without cells.
 */
export function gridOf(
  table: Element,
  read: (cell: Element) => ElementContent[],
  alignOf: (cell: Element) => string,
): Element | undefined {
  const rows = rowsOf(table).filter((row) => cellsOf(row).length > 0);
  const grid: (Element | undefined)[][] = rows.map(() => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of cellsOf(row)) {
      while (grid[y]?.[x]) x += 1;
      const [width, height] = [spanOf(cell, 'colSpan'), spanOf(cell, 'rowSpan')];
      for (let down = 0; down < height; down += 1) {
        for (let right = 0; right < width; right += 1) {
          const isOwn = down === 0 && right === 0;
          const line = grid[y + down];
          if (line)
            line[x + right] = create('td', isOwn ? read(cell) : [], isOwn ? { align: alignOf(cell) } : {});
        }
      }
      x += width;
    }
  });
  const isEmptyColumn = (x: number) => grid.every((row) => !row[x] || isBlank(row[x]));
  let columns = Math.max(0, ...grid.map((row) => row.length));
  // Spreadsheets and wide cells leave columns at the end that hold nothing.
  while (columns > 0 && isEmptyColumn(columns - 1)) columns -= 1;
  if (columns === 0) return undefined;
  const complete = grid.map((row, y) => {
    const cells = Array.from({ length: columns }, (_, x) => row[x] ?? create('td'));
    return create('tr', y === 0 ? cells.map((cell) => ({ ...cell, tagName: 'th' })) : cells);
  });
  for (const [x, cell] of contentOf(complete[0] as Element).entries()) {
    // Numbers are right-aligned in the body, whatever their heading is.
    const filled = complete.slice(1).map((row) => row.children[x] as Element);
    const below = filled.filter((other) => !isBlank(other)).map((other) => attribute(other, 'align'));
    const [align = ''] = below;
    const isShared = align !== '' && below.every((other) => other === align);
    if (isElement(cell)) cell.properties = isShared ? { align } : {};
  }
  for (const row of complete.slice(1))
    for (const cell of row.children) if (isElement(cell)) cell.properties = {};
  return create('table', complete);
}
