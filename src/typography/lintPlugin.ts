// Loaded by oxlint (.oxlintrc.json): the interface's French follows the same rules as the articles (product: typography of the interface).
import { bindingTexts } from './bindingTexts.ts';
import { findTypographyCorrections } from './corrections.ts';
import { NO_BREAK, OPAQUE } from './rule.ts';
import { rules } from './rules.ts';

/** What this file reads of a node of the syntax tree. */
type Node = {
  type: string;
  value?: unknown;
  quasi?: Node;
  quasis?: { value: { cooked: string | null } }[];
  children?: Node[];
  source?: unknown;
  parent?: Node;
};

type Context = { filename: string; report: (problem: { node: Node; message: string }) => void };

/** Signs of French that English doesn't have: accents, guillemets, elisions, and words that say nothing else. */
const french =
  /[àâçéèêëîïôûùœ«»]|(?<!\p{L})(?:[cdjlnst]|qu)['’]\p{L}|(?<!\p{L})(?:aucune?|avec|cette|dans|des|est|les|leur|notre|nous|pas|pour|que|qui|sont|sur|une|votre|vous)(?!\p{L})/iu;

const keep = Object.values(bindingTexts).flat();

/** The text of an element, where what isn't text stands as one opaque sign. */
const getText = (children: readonly Node[]) =>
  children
    .map(({ type, value }) =>
      type === 'JSXText' && typeof value === 'string' ? value.replaceAll('&nbsp;', NO_BREAK) : OPAQUE,
    )
    .join('');

const typography = {
  meta: { docs: { description: 'Interface texts follow Québec’s typography.' } },
  create(context: Context) {
    const isContent = /\.(?:content|section)\.ts$/.test(context.filename);
    const check = (node: Node, text: string) => {
      for (const { start, end, replacement, rule } of findTypographyCorrections(text, { keep })) {
        const typed = JSON.stringify(text.slice(Math.max(0, start - 12), end + 12));
        const message = `${rules[rule].title} — ${rules[rule].reason} Near ${typed}: write ${JSON.stringify(replacement)}. `;
        context.report({ node, message: message.replaceAll('\u00a0', '⍽') });
      }
    };
    const checkElement = (node: Node) => check(node, getText(node.children ?? []));
    return {
      Literal(node: Node) {
        const { value, parent } = node;
        if (typeof value !== 'string' || parent?.source === node || parent?.type === 'TSLiteralType') return;
        if (isContent || french.test(value)) check(node, value);
      },
      TemplateLiteral(node: Node) {
        if (node.parent?.quasi === node) return;
        const text = (node.quasis ?? []).map(({ value }) => value.cooked ?? '').join(OPAQUE);
        if (isContent || french.test(text)) check(node, text);
      },
      JSXElement: checkElement,
      JSXFragment: checkElement,
    };
  },
};

export default { meta: { name: 'porte-voix' }, rules: { typography } };
