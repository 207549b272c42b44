import { Fragment, type Mark, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { CellSelection, selectionCell, TableMap } from '@tiptap/pm/tables';
import type { TextSchema } from '#richText/extensions.ts';
import { inOneLine, isList, isParagraph, toOneLine } from '#richText/oneLine.ts';

/** The one line of text that some content is, in whatever blocks it stands: a title, an item, a quotation, a cell. */
function onlyLine(content: Fragment): Node | null {
  const { firstChild } = content;
  if (content.childCount !== 1 || !firstChild || firstChild.isAtom) return null;
  if (!firstChild.isTextblock) return onlyLine(firstChild.content);
  return firstChild.type.spec.code ? null : firstChild;
}

/**
 * What is brought as it fits a place: one line is words wherever there are words already; a cell takes words alone, and a
 * title no line break. Blocks stay blocks elsewhere, and text at their ends joins the text around it.
 */
export function fitting(slice: Slice, $at: ResolvedPos, isInCell: boolean): Slice {
  const { content } = slice;
  const schema = $at.doc.type.schema as TextSchema;
  if (isInCell) return new Slice(Fragment.from(toOneLine(content, schema)), 0, 0);
  const line = onlyLine(content);
  const isBlank = isParagraph($at.parent) && $at.parent.content.size === 0;
  const isInItem = $at.depth > 1 && $at.node(-1).type.name === 'listItem';
  const isTitle = $at.parent.type.name === 'heading';
  if (line && (!isBlank || isParagraph(content.firstChild) || (isInItem && isList(content.firstChild))))
    return new Slice(isTitle ? Fragment.from(inOneLine(line.content, schema)) : line.content, 0, 0);
  // Items among items.
  if (isInItem && isList(content.firstChild) && isList(content.lastChild)) return Slice.maxOpen(content);
  if (slice.openStart > 0 || slice.openEnd > 0) return slice;
  const blocks = isTitle ? firstInOneLine(content, schema) : content;
  return new Slice(blocks, isParagraph(blocks.firstChild) ? 1 : 0, isParagraph(blocks.lastChild) ? 1 : 0);
}

function firstInOneLine(content: Fragment, schema: TextSchema): Fragment {
  const { firstChild } = content;
  return firstChild && isParagraph(firstChild)
    ? content.replaceChild(0, firstChild.copy(Fragment.from(inOneLine(firstChild.content, schema))))
    : content;
}

/** Whether a table can be laid over the cells from the selection on: they were selected for it, or nothing stands in them. */
export function takesTable(state: EditorState, { content }: Slice): boolean {
  if (state.selection instanceof CellSelection) return true;
  const table = content.firstChild;
  if (content.childCount !== 1 || table?.type.spec.tableRole !== 'table') return false;
  const $cell = selectionCell(state);
  const shown = $cell.node(-1);
  const map = TableMap.get(shown);
  const { left, top } = map.findCell($cell.pos - $cell.start(-1));
  const right = Math.min(map.width, left + TableMap.get(table).width);
  const bottom = Math.min(map.height, top + table.childCount);
  return map.cellsInRect({ left, top, right, bottom }).every((pos) => shown.nodeAt(pos)?.textContent === '');
}

/** The marks that words get where they are put: those of the words around, but no link that ends there. */
export function marksAt({ selection, storedMarks }: EditorState): readonly Mark[] {
  if (storedMarks) return storedMarks;
  const { $from, $to } = selection;
  const marks = (selection.empty ? $from.marks() : $from.marksAcross($to)) ?? [];
  const after = $to.nodeAfter?.marks ?? [];
  return marks.filter((mark) => mark.type.name !== 'link' || mark.isInSet(after));
}
