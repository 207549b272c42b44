import type { Element, Nodes } from 'hast';
import { attribute, isElement, getText, visitElements } from './tree.ts';

type Declarations = Map<string, string>;

/** What an element's style says of a property, in lower case; empty where it says nothing. */
export type StyleOf = (element: Element, property: string) => string;

const comments = /\/\*[^]*?\*\/|<!--|-->/g;
const rule = /([^{}]+)\{([^{}]*)\}/g;
const byClass = /^[a-z0-9]*\.([\w-]+)$/i;

function parseDeclarations(text: string): Declarations {
  const pairs = text.split(';').map((declaration) => {
    const [name = '', ...value] = declaration.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const;
  });
  return new Map(pairs);
}

/**
 * Reads the styles of a document: attributes, and the rules for classes in which Excel, LibreOffice and Word's own styles
 * say what is bold or a list.
 */
export function readStyles(root: Nodes): StyleOf {
  const classes = new Map<string, Declarations>();
  const own = new Map<Element, Declarations>();
  visitElements(root, (element) => {
    if (!isElement(element, 'style')) return;
    for (const [, selectors = '', body = ''] of getText(element).replace(comments, '').matchAll(rule)) {
      for (const selector of selectors.split(',')) {
        const name = byClass.exec(selector.trim())?.[1];
        if (name) classes.set(name, new Map([...(classes.get(name) ?? []), ...parseDeclarations(body)]));
      }
    }
  });

  return (element, property) => {
    const { style, className } = element.properties;
    if (!style && (!className || classes.size === 0)) return '';
    let declarations = own.get(element);
    if (!declarations) {
      declarations = parseDeclarations(attribute(element, 'style'));
      own.set(element, declarations);
    }
    const inline = declarations.get(property);
    if (inline !== undefined || classes.size === 0) return inline ?? '';
    for (const name of attribute(element, 'className').split(' ')) {
      const value = classes.get(name)?.get(property);
      if (value !== undefined) return value;
    }
    return '';
  };
}
