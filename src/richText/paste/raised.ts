import type { Element, Nodes } from 'hast';
import type { StyleOf } from './styles.ts';
import { getContent, create, find, isElement, getText } from './tree.ts';

type Place = 'sup' | 'sub';

/** Each sign of these by the one that it raises or lowers. */
const getSigns = (raised: string) => new Map(Array.from(raised, (sign) => [sign.normalize('NFKC'), sign]));

const signs: Record<Place, ReadonlyMap<string, string>> = {
  sup: getSigns('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᵠᵡ'),
  sub: getSigns('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ'),
};

/** Two letters that are one sign. */
const together: Readonly<Record<string, string>> = { TM: '™', SM: '℠' };

/** The endings of French ordinals and abbreviations, which Québec writes on the line: 1er, XXe, Mme, Dr, Cie. */
const endings = [
  [/(?:^|[^\p{L}\d])(?:\d+|[IVXLC]+)$/u, /^(?:e|er|ers|ère|ères|re|res|ème|ièmes?|nde?s?|de?s?)$/],
  [
    /(?:^|[^\p{L}\d])(?:M|Mmes?|D|P|C|S|V|B|Ch|Ét|É)$/u,
    /^(?:me|mes|lles?|gr|e|es|r|rs|re|ie|ies|tes?|ts?|ve|vve|d)$/,
  ],
] as const;

const isOnLine = (before: string, raised: string) =>
  endings.some(([stem, ending]) => stem.test(before) && ending.test(raised));

/** Where an element puts its text; null for the line. */
function getPlace(element: Element, getStyle: StyleOf): Place | null {
  if (isElement(element, 'sup', 'sub')) return element.tagName as Place;
  if (!isElement(element, 'span', 'font')) return null;
  const align = getStyle(element, 'vertical-align');
  if (align === 'super') return 'sup';
  return align === 'sub' ? 'sub' : null;
}

/** The parts of formulas: which of their children stand above and below the line. */
const formulas: Record<string, readonly (Place | null)[]> = {
  msup: [null, 'sup'],
  mover: [null, 'sup'],
  msub: [null, 'sub'],
  munder: [null, 'sub'],
  msubsup: [null, 'sub', 'sup'],
  munderover: [null, 'sub', 'sup'],
};

const opening = { sup: '^(', sub: '_(' } as const;

/** Whether a text has been raised or lowered already, by an element within. */
const isMarked = (place: Place, text: string) =>
  (text.startsWith(opening[place]) && text.indexOf(')') === text.length - 1) ||
  Array.from(text).every((sign) => signs[place].get(sign.normalize('NFKC')) === sign);

/** A raised or lowered text as signs of its own; between brackets after ^ or _ where it has none. */
function marked(place: Place, text: string, before: string): string {
  const [, start = '', inner = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (isMarked(place, inner) || /^\[.*\]$/s.test(inner)) return text;
  if (place === 'sup' && start === '' && isOnLine(before, inner)) return text;
  if (place === 'sup' && Object.hasOwn(together, inner)) return `${start}${together[inner]}${end}`;
  const raised = Array.from(inner, (sign) => signs[place].get(sign === '-' || sign === '–' ? '−' : sign));
  if (raised.every((sign) => sign !== undefined)) return `${start}${raised.join('')}${end}`;
  // « ® », « * » and the like say the same wherever they stand.
  return /[\p{L}\p{N}]/u.test(inner) ? `${start}${opening[place]}${inner})${end}` : text;
}

const blocks = /^(?:p|div|li|td|th|tr|h[1-6]|blockquote|dt|dd|br)$/;

/** As much of what stands before as a number or an abbreviation has. */
const REMEMBERED = 12;

/**
 * Raised and lowered text (10⁻³, CO₂) becomes signs that Markdown has; what has no sign of its own keeps a mark, as in
 * « x^(a/b) », for « 10-3 » or « xa/b » would say something else. Calls of notes and links are no part of it.
 */
export function raiseSigns(root: Nodes, getStyle: StyleOf) {
  let before = '';
  const walk = (node: Nodes) => {
    for (const child of getContent(node)) {
      if (child.type === 'text') before = (before + child.value).slice(-REMEMBERED);
      if (!isElement(child)) continue;
      if (blocks.test(child.tagName)) before = '';
      const formula = formulas[child.tagName];
      if (formula) {
        const parts = child.children.filter((part) => isElement(part));
        child.children = parts.map((part, at) => {
          const place = formula[at];
          return place ? create(place, [part]) : part;
        });
      }
      if (isElement(child, 'mfrac')) divide(child);
      const place = getPlace(child, getStyle);
      const stem = before;
      walk(child);
      if (!place || find(child, isApart)) continue;
      const text = getText(child);
      const written = marked(place, text, stem);
      if (written === text) continue;
      child.children = [{ type: 'text', value: written }];
      before = (stem + written).slice(-REMEMBERED);
    }
  };
  walk(root);
}

const isApart = (element: Element) => isElement(element, 'a', 'img', 'input', 'note-call', 'code');

/** A fraction on one line: 1/2, (a+b)/c. */
function divide(fraction: Element) {
  const parts = fraction.children.filter((part) => isElement(part));
  fraction.children = parts.flatMap((part, at) => {
    const isShort = getText(part).trim().length === 1 || /^\d+$/.test(getText(part).trim());
    const text = (value: string) => ({ type: 'text' as const, value });
    return [...(at > 0 ? [text('/')] : []), ...(isShort ? [part] : [text('('), part, text(')')])];
  });
}
