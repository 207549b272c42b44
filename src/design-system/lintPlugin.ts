// Loaded by oxlint (.oxlintrc.json): what automatic translation of a page must not break.

/** What this file reads of a node of the syntax tree. */
type Node = {
  type: string;
  name?: Node | string;
  value?: unknown;
  operator?: string;
  children?: Node[];
  openingElement?: Node;
  expression?: Node;
  left?: Node;
  right?: Node;
  consequent?: Node;
  alternate?: Node;
  callee?: Node;
  property?: Node;
};

type Context = { report: (problem: { node: Node; message: string }) => void };

/** What a child may put into the page: text, an element, either, or neither. `isStable` tells what is always the same. */
type Child = { mayBeText: boolean; isStable: boolean };

const nothing = new Set<unknown>([null, false, undefined, '']);

/** Names under which elements are handed on. */
const slots = new Set(['action', 'aside', 'choice', 'dialog', 'more', 'pictureDialog']);

function getChild(node: Node): Child {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return { mayBeText: false, isStable: true };
  if (node.type === 'JSXExpressionContainer' && node.expression) return getChild(node.expression);
  if (node.type === 'LogicalExpression' && node.right) {
    const { mayBeText } = getChild(node.right);
    return { mayBeText, isStable: node.operator === '??' && mayBeText };
  }
  if (node.type === 'ConditionalExpression' && node.consequent && node.alternate) {
    const [one, other] = [getChild(node.consequent), getChild(node.alternate)];
    return {
      mayBeText: one.mayBeText || other.mayBeText,
      isStable: one.isStable && other.isStable && one.mayBeText && other.mayBeText,
    };
  }
  if (node.type === 'CallExpression' && node.callee?.property?.name === 'map')
    return { mayBeText: false, isStable: false };
  if (node.type === 'Literal') {
    const isNothing = nothing.has(node.value);
    return { mayBeText: !isNothing, isStable: !isNothing };
  }
  if (node.type === 'Identifier' && typeof node.name === 'string' && slots.has(node.name))
    return { mayBeText: false, isStable: false };
  if (node.type === 'ChainExpression' && node.expression) return getChild(node.expression);
  // A name, a call, a template: most are texts.
  return { mayBeText: true, isStable: true };
}

const isBlank = ({ type, value, expression }: Node) =>
  (type === 'JSXText' && /^\s*$/.test(String(value)) && /\n|^$/.test(String(value))) ||
  (type === 'JSXExpressionContainer' && expression?.type === 'JSXEmptyExpression');

/** Elements that hold nothing but text, which React writes as a whole. */
const textOnly = new Set(['title', 'option', 'textarea', 'style']);

const message =
  'Give this text an element of its own (<span>): a translator of pages takes bare text away, and React then fails beside what comes and goes.';

/**
 * Translators replace each text of a page with elements of their own. React still asks for the text where it put it, to place
 * something before it or to take it away, and the browser answers with an exception: the page is lost. Text alone in
 * its element is safe.
 */
const noBareText = {
  meta: { docs: { description: 'No bare text beside what comes and goes.' } },
  create(context: Context) {
    const check = (node: Node) => {
      const name = node.openingElement?.name;
      if (typeof name === 'object' && typeof name.name === 'string' && textOnly.has(name.name)) return;
      const children = (node.children ?? []).filter((child) => !isBlank(child));
      // Alone in an element, React writes the text as a whole; in a fragment, it stands among what is around it.
      if (children.length < 2 && node.type === 'JSXElement') return;
      const kinds = children.map((child) => ({ child, ...getChild(child) }));
      if (kinds.every(({ isStable }) => isStable)) return;
      for (const { child, mayBeText } of kinds) if (mayBeText) context.report({ node: child, message });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

export default { meta: { name: 'translation' }, rules: { 'no-bare-text': noBareText } };
