import type { Element, ElementContent, Parents } from 'hast';
import type { StyleOf } from './styles.ts';
import { attribute, getContent, create, find, isBlank, isElement, getText } from './tree.ts';

/** An item that says itself how deep it stands (from 1) and with which number. */
type Item = { level: number; list: string; number: number | null; children: ElementContent[] };

/** Nests items that came one after the other. A list begins anew where its kind changes or its numbers do. */
function nest(items: Item[]): Element[] {
  const lists: Element[] = [];
  const open: { level: number; kind: string; list: Element; next: number }[] = [];
  for (const { level, list: name, number, children } of items) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    let current = open.at(-1);
    const kind = `${number === null ? 'ul' : 'ol'} ${name}`;
    const isAnew =
      current?.level === level && (current.kind !== kind || (number !== null && number !== current.next));
    if (isAnew) {
      open.pop();
      current = open.at(-1);
    }
    if (current?.level !== level) {
      const list = create(number === null ? 'ul' : 'ol', [], number === null ? {} : { start: number });
      const parent = current?.list.children.at(-1);
      if (isElement(parent)) parent.children.push(list);
      else lists.push(list);
      current = { level, kind, list, next: number ?? 0 };
      open.push(current);
    }
    current.list.children.push(create('li', children));
    current.next = (number ?? 0) + 1;
  }
  return lists;
}

const roman: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function romanNumber(sign: string): number {
  const values = Array.from(sign, (letter) => roman[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/**
 * The number that a list's mark stands for: 3 for '3.', '2.3', 'c)' and '(iii)'; null for a bullet. A letter counts as a
 * Roman number where that is what comes after `previous`.
 */
function getNumber(mark: string, previous: number | null): number | null {
  const [, sign = ''] = /^\(?(?:\d+\.)*(\d+|[a-z]{1,5})[.)°\]-]*$/i.exec(mark) ?? [];
  if (!sign) return null;
  if (/^\d/.test(sign)) return Number(sign);
  // The round bullet of Word's second level is a letter of another font.
  if (mark === 'o') return null;
  const small = sign.toLowerCase();
  const isRoman = /^[ivxlcdm]+$/.test(small);
  if (isRoman && (sign.length > 1 || romanNumber(small) === (previous ?? 0) + 1)) return romanNumber(small);
  return sign.length === 1 ? small.charCodeAt(0) - 96 : null;
}

/** Puts the lists that children make in their place: the items that each is, if any, and what goes on with the one before. */
function gather(
  parent: Parents,
  toItems: (child: ElementContent) => Item[],
  isContinued: (child: ElementContent) => boolean = () => false,
) {
  const result: ElementContent[] = [];
  let items: Item[] = [];
  const flush = () => {
    result.push(...nest(items));
    items = [];
  };
  for (const child of getContent(parent)) {
    const found = toItems(child);
    const last = items.at(-1);
    if (found.length > 0) items.push(...found);
    else if (last && isBlank(child)) continue;
    else if (last && isContinued(child)) last.children.push(child);
    else {
      flush();
      result.push(child);
    }
  }
  flush();
  parent.children = result;
}

/** Word writes a list as paragraphs, and the marks as text. */
function wordLists(parent: Parents, getStyle: StyleOf) {
  const previous = new Map<string, number>();
  const toItems = (child: ElementContent): Item[] => {
    const place = isElement(child, 'p', 'div') ? getStyle(child, 'mso-list') : '';
    const [, list = '', level = ''] = /^(l\d+) level(\d)/.exec(place) ?? [];
    if (!isElement(child) || !level) return [];
    const mark = find(child, (element) => getStyle(element, 'mso-list').startsWith('ignore'));
    const key = `${list} ${level}`;
    const number = getNumber(mark ? getText(mark).trim() : '', previous.get(key) ?? null);
    if (mark) mark.children = [];
    if (number !== null) previous.set(key, number);
    return [{ level: Number(level), list, number, children: [create('p', child.children)] }];
  };
  gather(
    parent,
    toItems,
    (child) =>
      isElement(child, 'p') && /\b(MsoListParagraph|MsoListContinue)/.test(attribute(child, 'className')),
  );
}

/** The one list that Word's and Outlook's web versions wrap for each item; undefined for anything else. */
function onlineList(node: ElementContent): Element | undefined {
  if (isElement(node, 'div') && /\bListContainerWrapper\b/.test(attribute(node, 'className'))) {
    const [list, ...others] = node.children.filter((child) => isElement(child));
    return list && others.length === 0 ? onlineList(list) : undefined;
  }
  const isOnline =
    isElement(node, 'ul', 'ol') &&
    getContent(node).some((item) => isElement(item, 'li') && getLevel(item) > 0);
  return isOnline ? node : undefined;
}

const getLevel = (item: Element) => Number(attribute(item, 'dataAriaLevel')) || 0;

/** Word's web version writes a list for each item, which says how deep it stands. */
function onlineLists(parent: Parents) {
  gather(parent, (child) => {
    const list = onlineList(child);
    if (!list) return [];
    adoptStrays(list);
    let number = Number(attribute(list, 'start')) || 1;
    return list.children
      .filter((item) => isElement(item, 'li'))
      .map((item) => {
        const position = Number(attribute(item, 'dataAriaPosinset')) || number++;
        return {
          level: getLevel(item) || 1,
          list: attribute(item, 'dataListid'),
          number: isElement(list, 'ol') ? position : null,
          children: item.children,
        };
      });
  });
}

/** A list in a list, and what else isn't an item, belong to the item before. */
function adoptStrays(list: Element) {
  const items: Element[] = [];
  for (const child of list.children) {
    if (child.type === 'element' && child.tagName === 'li') items.push(child);
    else if (!isBlank(child)) {
      const last = items.at(-1);
      if (last) last.children.push(child);
      else if (isElement(child, 'ul', 'ol')) {
        adoptStrays(child);
        items.push(...(child.children as Element[]));
      } else items.push(create('li', [child]));
    }
  }
  list.children = items;
}

/** Boxes that are ticked: Google Docs draws them as a picture, Notion writes them as signs. */
function addCheckbox(item: Element) {
  const checkbox = (checked: boolean) => create('input', [], { type: 'checkbox', checked });
  if (attribute(item, 'role') === 'checkbox') {
    const first = item.children.findIndex((child) => isElement(child));
    if (isElement(item.children[first], 'img')) item.children.splice(first, 1);
    item.children.unshift(checkbox(attribute(item, 'ariaChecked') === 'true'));
    return;
  }
  const [first] = item.children;
  const [sign, tick] = first?.type === 'text' ? (/^\s*\[([ x])\]\s+/i.exec(first.value) ?? []) : [];
  if (first?.type === 'text' && sign) {
    first.value = first.value.slice(sign.length);
    item.children.unshift(checkbox(tick !== ' '));
  }
}

/** Makes lists of HTML of all that a person sees as a list, an item's own lists inside of it. */
export function rebuildLists(node: Parents, getStyle: StyleOf) {
  const children = getContent(node);
  if (children.some((child) => isElement(child) && getStyle(child, 'mso-list'))) wordLists(node, getStyle);
  if (children.some(onlineList)) onlineLists(node);
  if (isElement(node, 'ul', 'ol')) adoptStrays(node);
  if (isElement(node, 'li')) addCheckbox(node);
  for (const child of getContent(node)) if (isElement(child)) rebuildLists(child, getStyle);
}
