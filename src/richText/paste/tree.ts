import type { Element, ElementContent, Nodes, Parents, RootContent } from 'hast';

/** A new element. */
export const create = (
  tagName: string,
  children: ElementContent[] = [],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

/** Whether a node is an element, of one of these names where some are given. */
export function isElement(node: Element, ...names: string[]): boolean;
export function isElement(node: Nodes | undefined, ...names: string[]): node is Element;
export function isElement(node: Nodes | undefined, ...names: string[]): boolean {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/** What a node holds that HTML can put into an element. */
export const getContent = (node: Nodes): ElementContent[] =>
  'children' in node ? (node.children as ElementContent[]) : [];

/** An attribute as text; empty where the element hasn't got it. */
export const attribute = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
};

/** All text of a node, one line for each line break. */
export function getText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return isElement(node, 'br') ? '\n' : getContent(node).map(getText).join('');
}

/** Whether a node holds nothing that a person would see. */
export const isBlank = (node: Nodes): boolean =>
  getText(node).trim() === '' &&
  !find(node, (element) => isElement(element, 'img', 'input', 'hr', 'note-call'));

/** The first element under a node that answers the question; undefined where none does. */
export function find(node: Nodes, question: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && question(node)) return node;
  for (const child of getContent(node)) {
    const found = find(child, question);
    if (found) return found;
  }
  return undefined;
}

/** Puts others in the place of nodes, from the leaves up: `change` says which, and undefined leaves a node as it is. */
export function replaceAll(parent: Parents, change: (node: ElementContent) => ElementContent[] | undefined) {
  parent.children = getContent(parent).flatMap((child) => {
    if (isElement(child)) replaceAll(child, change);
    return change(child) ?? child;
  }) as RootContent[] & ElementContent[];
}

/** Calls `visit` with each element and those that it stands in, the closest last. */
export function visitElements(
  node: Nodes,
  visit: (element: Element, ancestors: Element[]) => void,
  ancestors: Element[] = [],
) {
  for (const child of getContent(node)) {
    if (!isElement(child)) continue;
    visit(child, ancestors);
    visitElements(child, visit, [...ancestors, child]);
  }
}
