import { createTwoFilesPatch } from 'diff';
import type { ContentSource, Place } from './contentSource.ts';

type Edit = { start: number; end: number; text: string };

/** How wide the project's lines are (`.oxfmtrc.json`). */
const WIDTH = 110;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A string as the project's formatter has it: in the quotes that need the fewest escapes. */
function writtenText(text: string): string {
  const [singles, doubles] = [text.split("'").length, text.split('"').length];
  const quote = singles > doubles ? '"' : "'";
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"');
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
}

const nameOf = (name: string) =>
  /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : writtenText(name);

/** A value as the project writes it, where its line begins after `indent` spaces and goes on for `taken` characters before it. */
function written(value: unknown, indent: number, taken: number): string {
  if (typeof value === 'string') return writtenText(value);
  if (!Array.isArray(value) && !isGroup(value)) return String(value);
  const line = (item: unknown): string =>
    Array.isArray(item)
      ? `[${item.map(line).join(', ')}]`
      : isGroup(item)
        ? `{ ${Object.entries(item)
            .map(([name, part]) => `${nameOf(name)}: ${line(part)}`)
            .join(', ')} }`
        : written(item, 0, 0);
  const whole = line(value);
  if (indent + taken + whole.length < WIDTH) return whole;
  const inner = ' '.repeat(indent + 2);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Array.isArray(value)
    ? value.map((item) => written(item, indent + 2, 0))
    : Object.entries(value).map(
        ([name, part]) => `${nameOf(name)}:${afterColon(part, indent + 2, nameOf(name).length)}`,
      );
  return `${open}\n${lines.map((item) => `${inner}${item},\n`).join('')}${' '.repeat(indent)}${close}`;
}

/** What stands after a name and its colon: a text that is too long for the line has the next one. */
function afterColon(value: unknown, indent: number, name: number): string {
  const inLine = written(value, indent, name + 2);
  const isTooLong = typeof value === 'string' && indent + name + 2 + inLine.length + 1 > WIDTH;
  return isTooLong ? `\n${' '.repeat(indent + 2)}${inLine}` : ` ${inLine}`;
}

/** The same content in its source: what didn't change stays as it is written, comments included. */
export function rewriteContent(source: ContentSource, name: string, before: unknown, after: unknown): string {
  const { text, exports, named } = source;
  const edits: Edit[] = [];
  const indentAt = (at: number) =>
    /^ */.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0].length ?? 0;
  const columnOf = (at: number) => at - text.lastIndexOf('\n', at - 1) - 1;

  function change(place: Place, old: unknown, value: unknown): void {
    if (isSame(old, value)) return;
    if (place.kind === 'group' && isGroup(old) && isGroup(value)) changeGroup(place, old, value);
    else if (place.kind === 'list' && Array.isArray(old) && Array.isArray(value))
      changeList(place, old, value);
    else {
      const { start, end } = place;
      edits.push({ start, end, text: written(value, indentAt(start), columnOf(start) - indentAt(start)) });
    }
  }

  function changeGroup(
    group: Extract<Place, { kind: 'group' }>,
    old: Record<string, unknown>,
    value: Record<string, unknown>,
  ) {
    const parts = Object.entries(group.parts);
    for (const [part, { start, colon, end, place }] of parts) {
      if (!(part in value)) edits.push({ ...withComma(start, end), text: '' });
      else if (place.kind === 'value' && !isSame(old[part], value[part])) {
        const indent = indentAt(start);
        // Within a line, what stands before it counts as well.
        const taken = columnOf(colon) - indent;
        const isAlone = columnOf(start) === indent;
        const content = isAlone
          ? afterColon(value[part], indent, taken)
          : ` ${written(value[part], indent, taken)}`;
        edits.push({ start: colon + 1, end, text: content });
      } else change(place, old[part], value[part]);
    }
    const added = Object.entries(value).filter(
      ([part, content]) => !(part in group.parts) && content !== undefined,
    );
    if (added.length === 0) return;
    const last = parts.at(-1)?.[1];
    const isOneLine = !text.slice(group.start, group.end).includes('\n');
    const indent = indentAt(group.start) + 2;
    const break_ = isOneLine ? ' ' : `\n${' '.repeat(indent)}`;
    const written_ = added.map(
      ([part, content]) => `${break_}${nameOf(part)}:${afterColon(content, indent, part.length)}`,
    );
    const at = last?.end ?? group.start + 1;
    const hasComma = text[at] === ',';
    edits.push({
      start: at,
      end: at,
      text: `${last ? ',' : ''}${written_.join(',')}${hasComma || isOneLine ? '' : ','}`,
    });
    if (!last && isOneLine) edits.push({ start: at, end: at, text: ' ' });
  }

  /** A property with the comma and the space behind it, or those before it if it is the last. */
  function withComma(start: number, end: number) {
    const behind = /^,?\s*/.exec(text.slice(end))?.[0] ?? '';
    const isLast = text[end + behind.length] === '}';
    if (!isLast) return { start, end: end + behind.length };
    const before_ = /,?\s*$/.exec(text.slice(0, start))?.[0] ?? '';
    return { start: start - before_.length, end };
  }

  function changeList(
    list: Extract<Place, { kind: 'list' }>,
    old: readonly unknown[],
    value: readonly unknown[],
  ) {
    const origin = originsOf(old, value);
    if (old.length === value.length && origin.every((from, index) => from === index)) {
      for (const [index, item] of value.entries()) {
        const place = list.items[index];
        if (place) change(place, old[index], item);
      }
      return;
    }
    const isOneLine = !text.slice(list.start, list.end).includes('\n');
    const indent = indentAt(list.start) + 2;
    const items = value.map((item, index) => {
      const from = origin[index];
      const place = from === undefined ? undefined : list.items[from];
      return place && from !== undefined
        ? partOf(place, old[from], item)
        : written(item, isOneLine ? indent - 2 : indent, 0);
    });
    const line = `[${items.join(', ')}]`;
    const isShort = isOneLine && columnOf(list.start) + line.length < WIDTH && !line.includes('\n');
    const space = ' '.repeat(indent);
    const lines = `[\n${items.map((item) => `${space}${item},\n`).join('')}${' '.repeat(indent - 2)}]`;
    edits.push({ start: list.start, end: list.end, text: isShort || items.length === 0 ? line : lines });
  }

  /** An item that moved, with what changed in it. */
  function partOf(place: Place, old: unknown, value: unknown): string {
    const outer = edits.splice(0);
    change(place, old, value);
    const inner = edits.splice(0);
    edits.push(...outer);
    return apply(text.slice(place.start, place.end), inner, place.start);
  }

  const place = exports[name];
  if (!place) throw new Error(`${source.file} has no ${name}.`);
  change(place, before, after);
  const isGone = ({ start, end }: { start: number; end: number }) =>
    edits.some(
      (edit) => edit.start <= start && end <= edit.end && !edit.text.includes(text.slice(start, end)),
    );
  for (const { start, end, uses } of named) {
    if (uses.length > 0 && uses.every(isGone)) edits.push({ start, end: end + 1, text: '' });
  }
  return apply(text, edits);
}

/** Which of the old items each of the new ones was: the same, or of the same id, or what stands in its place. */
function originsOf(old: readonly unknown[], value: readonly unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const origins: (number | undefined)[] = value.map(() => undefined);
  const take = (isIt: (one: unknown, other: unknown, from: number, at: number) => boolean) => {
    for (const [at, item] of value.entries()) {
      if (origins[at] !== undefined) continue;
      const from = [...free].find((index) => isIt(old[index], item, index, at));
      if (from === undefined) continue;
      free.delete(from);
      origins[at] = from;
    }
  };
  take((one, other, from, at) => from === at && isSame(one, other));
  take(isSame);
  take((one, other) => isGroup(one) && isGroup(other) && 'id' in one && one.id === other.id);
  take((one, _other, from, at) => from === at && !(isGroup(one) && 'id' in one));
  return origins;
}

function apply(text: string, edits: readonly Edit[], offset = 0): string {
  let result = text;
  // From the end, so that what comes before keeps its place.
  for (const { start, end, text: replacement } of edits.toSorted((one, other) => other.start - one.start))
    result = result.slice(0, start - offset) + replacement + result.slice(end - offset);
  return result;
}

/** What \`git apply\` takes to bring a file of the repository from one text to another; nothing where they are the same. */
export function patchOf(file: string, before: string, after: string): string {
  if (before === after) return '';
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, {
    context: 3,
  });
  return `diff --git a/${file} b/${file}\n${patch.replace(/^=+\n/, '')}`;
}
