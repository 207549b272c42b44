import type { Element, ElementContent, Nodes, Parents } from 'hast';
import { attribute, create, isElement, replaceAll, getText, visitElements } from './tree.ts';

const returnSigns = /^(?:[\s[\]()↩↑^\d*.]|\ufe0e)*$/;

/**
 * Makes `note-call` and `note` elements of what is tied as a note and its call are in Word, LibreOffice, GitHub and on this
 * site: a link to a place in the text that leads back to it. Notes are numbered from `first` in the order of their calls.
 */
export function rebuildNotes(root: Nodes, first: number) {
  const places = new Map<string, { element: Element; ancestors: Element[] }>();
  const links: Element[] = [];
  visitElements(root, (element, ancestors) => {
    for (const name of [attribute(element, 'id'), attribute(element, 'name')]) {
      if (name && !places.has(name)) places.set(name, { element, ancestors });
    }
    if (isElement(element, 'a') && attribute(element, 'href').startsWith('#')) links.push(element);
  });

  const labels = new Map<Element, string>();
  const getTarget = (link: Element) => places.get(attribute(link, 'href').slice(1));
  for (const call of links) {
    const target = isElement(call, 'a') ? getTarget(call) : undefined;
    const own = [attribute(call, 'id'), attribute(call, 'name')].filter(Boolean);
    if (!target || own.length === 0 || target.element === call) continue;
    const isReturn = (element: Element) =>
      isElement(element, 'a') && own.includes(attribute(element, 'href').replace(/^#/, ''));
    const { element, ancestors } = target;
    const returns: Element[] = isReturn(element) ? [element] : [];
    visitElements(element, (inner) => isReturn(inner) && returns.push(inner));
    // The first of the two in the text is the call.
    if (returns.length === 0 || returns.some((back) => labels.has(back)) || !isBefore(links, call, returns))
      continue;
    const note = isElement(element, 'a')
      ? (ancestors.findLast((ancestor) => isElement(ancestor, 'li') || isNoteFrame(ancestor)) ??
        ancestors.findLast((ancestor) => isElement(ancestor, 'p')))
      : element;
    if (!note || /^h\d$/.test(note.tagName)) continue;
    const label = labels.get(note) ?? String(new Set(labels.values()).size + first);
    labels.set(note, label);
    for (const back of returns) {
      if (returnSigns.test(getText(back))) back.children = [];
      back.tagName = 'span';
      labels.set(back, label);
    }
    Object.assign(call, create('note-call', [], { label }));
    if (note.tagName !== 'note') Object.assign(note, create('note', note.children, { label }));
  }
  if (labels.size === 0) return;
  const isNote = (node: ElementContent) => isElement(node, 'note');
  replaceAll(root as Parents, (node) =>
    isElement(node, 'ol', 'ul') && node.children.some(isNote) ? node.children.filter(isNote) : undefined,
  );
}

const isBefore = (links: Element[], call: Element, returns: Element[]) =>
  returns.every((back) => links.indexOf(call) < links.indexOf(back));

/** Word and LibreOffice frame each note. */
const isNoteFrame = (element: Element) =>
  isElement(element, 'div') &&
  /^(ftn|edn|sdfootnote|sdendnote|_ftn|_edn)\d+$/i.test(attribute(element, 'id'));
