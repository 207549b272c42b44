import { isPlaceholder, isInCapitals } from '#documents/admin/checks/words.ts';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import {
  type Finding,
  toFinding,
  toFindings,
  quoted,
  type Range,
  type Place,
} from '#documents/admin/checks/finding.ts';
import { type MarkdownText, findRange } from './readMarkdown.ts';
import type { Heading, Paragraph } from 'mdast';
import { readAddress } from '#documents/admin/checks/links.ts';
import { findAlternativeFaults } from '#documents/admin/checks/alternatives.ts';
import { isRemotePicture } from '#features/media/admin/remotePicture.ts';

const LONGEST_PARAGRAPH = 150;

/** Markdown that the parser left as text: a malformed link, a label without an address, unclosed bold, a heading without its space. */
const unread = [
  { pattern: /\[[^\]\n]*\]\s?\([^)\n]*\)?/g, what: 'Un lien est mal écrit' },
  { pattern: /\[[^\]\n]+\]\[[^\]\n]*\]/g, what: 'Un lien n’a pas d’adresse' },
  { pattern: /(?<!\\)\*\*/g, what: 'Du gras n’est pas fermé' },
  { pattern: /^#{1,6}[^#\s\d][^\n]*/g, what: 'Il manque une espace après le #' },
];

/** The rest of a text: what disappears, what shows as it was typed, what is hard to read. */
export function findProseFaults(text: MarkdownText): Finding[] {
  return [
    ...findHtml(text),
    ...findUnreadMarks(text),
    ...findTableFaults(text),
    ...findNoteFaults(text),
    ...findCodeFaults(text),
    ...findParagraphFaults(text),
  ];
}

/** One finding for each tag that opens, and for each that closes none of those before it. */
function findHtml(text: MarkdownText): Finding[] {
  const opened = new Set<string>();
  return text.all('html').flatMap((node) => {
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z\d]*)/i.exec(node.value) ?? [];
    if (slash && opened.has(name)) return [];
    opened.add(name);
    return [toFinding('rawHtml', text.findPlace(node), `${quoted(node.value)} s’afficherait tel quel`)];
  });
}

function findUnreadMarks(text: MarkdownText): Finding[] {
  const { source, root } = text;
  const found: Finding[] = [];
  visit(root, (node) => {
    // The words of a link are checked with the link.
    if (node.type === 'link' || node.type === 'linkReference') return SKIP;
    if (node.type !== 'text') return undefined;
    const { start, end } = findRange(node);
    const written = source.slice(start, end);
    for (const { pattern, what } of unread) {
      for (const match of written.matchAll(pattern)) {
        if (match[0].startsWith('[^') || written[match.index - 1] === '\\') continue;
        const range: Range = { start: start + match.index, end: start + match.index + match[0].length };
        const line = source.slice(range.start, range.start + 40).split('\n')[0] ?? '';
        found.push(toFinding('unreadMarks', text.toPlace(range), `${what} : ${quoted(line)}`));
      }
    }
    return undefined;
  });
  return found;
}

function findTableFaults(text: MarkdownText): Finding[] {
  return text.all('table').flatMap((table) => {
    const [head, ...rows] = table.children;
    const names = head?.children.map((cell) => toString(cell).trim()) ?? [];
    // The first column may have no name: it often has the names of the rows.
    const isUnnamed = names.slice(names.length > 1 ? 1 : 0).includes('');
    const tooLong = rows.find(({ children }) => children.length > names.length);
    return [
      ...toFindings(text.findPlace(head ?? table), [
        [isUnnamed, 'unnamedColumns', 'Un tableau a une colonne sans nom'],
      ]),
      ...toFindings(text.findPlace(tooLong ?? table), [
        [tooLong !== undefined, 'lostCells', 'Une rangée de tableau perd des cases'],
      ]),
    ];
  });
}

function findNoteFaults(text: MarkdownText): Finding[] {
  const called = new Set(text.all('footnoteReference').map(({ identifier }) => identifier));
  const lost = text.all('footnoteDefinition').flatMap((note) => {
    const message = `La note ${quoted(toString(note))} n’est appelée nulle part`;
    return toFindings(text.findPlace(note), [[!called.has(note.identifier), 'lostNote', message]]);
  });
  const missing = text.all('text').flatMap((node) => {
    const { start } = findRange(node);
    return [...node.value.matchAll(/\[\^[^\]\s]+\]/g)].map(({ 0: call, index }) => {
      const place = text.toPlace({ start: start + index, end: start + index + call.length });
      return toFinding('missingNote', place, `La note ${quoted(call)} n’existe pas`);
    });
  });
  return [...lost, ...missing];
}

function findCodeFaults(text: MarkdownText): Finding[] {
  return text.all('code').flatMap((node) => {
    const { start, end } = findRange(node);
    const written = text.source.slice(start, end);
    const [fence] = /^[`~]{3,}/.exec(written) ?? [];
    const lines = written.trimEnd().split('\n');
    const isClosed = lines.length > 1 && (lines.at(-1) ?? '').trim().startsWith(fence ?? '');
    return toFindings(text.findPlace(node), [
      [!fence, 'indentedCode', `${quoted(node.value)} s’affiche comme du code`],
      [fence !== undefined && !isClosed, 'openCode', 'Un bloc de code n’est pas fermé'],
    ]);
  });
}

function findParagraphFaults(text: MarkdownText): Finding[] {
  return text.all('paragraph').flatMap((node) => {
    const words = toString(node).trim();
    const count = words.split(/\s+/).length;
    return toFindings(text.findPlace(node), [
      [count > LONGEST_PARAGRAPH, 'longParagraph', `Un paragraphe fait ${count} mots`],
      [isPlaceholder(words), 'placeholder', `${quoted(words)} semble provisoire`],
    ]);
  });
}

/** The highest rank of a title in a text: the page's own is the only one above (`Markdown`). */
const HIGHEST = 2;

const comparable = (text: string) =>
  text
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
    .trim()
    .toLowerCase();

/** The outline of a text: empty titles, skipped ranks, what is no title but looks like one. */
export function findHeadingFaults(text: MarkdownText, title: string): Finding[] {
  const names = new Set<string>();
  let rank = HIGHEST - 1;
  const ofHeadings = text.all('heading').flatMap((heading) => {
    const name = toString(heading).trim();
    const place = text.findPlace(heading);
    if (name === '') return [toFinding('emptyHeading', place, 'Une ligne de titre est vide')];
    const key = comparable(name);
    const isRepeated = names.has(key);
    const isTitle = names.size === 0 && key === comparable(title);
    const above = rank;
    rank = Math.max(HIGHEST, heading.depth);
    names.add(key);
    const skipped = `${quoted(name)} saute un rang : ${marks(rank)} au lieu de ${marks(above + 1)}`;
    return toFindings(place, [
      [rank > above + 1, 'skippedHeading', skipped],
      [heading.depth < HIGHEST, 'titleRank', `${quoted(name)} a le rang du titre de l’article`],
      [isTitle, 'repeatedTitle', `${quoted(name)} répète le titre de l’article`],
      [isRepeated, 'repeatedHeading', `Deux titres disent ${quoted(name)}`],
      [isOnlyBold(heading), 'boldHeading', `Le titre ${quoted(name)} est aussi en gras`],
      [isInCapitals(name), 'capitals', `Le titre ${quoted(name)} est en majuscules`],
    ]);
  });

  const lookAlikes = text.root.children.filter((node) => node.type === 'paragraph').filter(looksLikeHeading);
  return [
    ...ofHeadings,
    ...lookAlikes.map((node) => {
      const message = `${quoted(toString(node))} a l’air d’un titre et n’en est pas un`;
      return toFinding('boldAsHeading', text.findPlace(node), message);
    }),
  ];
}

const marks = (rank: number) => '#'.repeat(rank);

const isOnlyBold = ({ children }: Heading | Paragraph) =>
  children.length === 1 && children[0]?.type === 'strong';

/** A short paragraph, bold from end to end, that no sign ends. */
const looksLikeHeading = (paragraph: Paragraph) =>
  isOnlyBold(paragraph) && /^[^\n]{2,80}[^.!?…:;,»\s]$/u.test(toString(paragraph));

/** The pictures of a text: what they say to those who don't see them, and whether they can be shown. */
export function findPictureFaults(text: MarkdownText, origins: readonly string[]): Finding[] {
  const pictures = [...text.all('image'), ...text.all('imageReference')].map((node) => ({
    alternative: node.alt?.trim() ?? '',
    address: text.getAddress(node),
    place: text.findPlace(node),
  }));
  const addressByAlternative = new Map<string, string>();

  return pictures.flatMap(({ alternative, address, place }) => {
    const unseen = findAddressFault(address, place, origins);
    const known = addressByAlternative.get(alternative);
    const isRepeated = alternative !== '' && known !== undefined && known !== address;
    const isRemote = unseen.length === 0 && isRemotePicture(address, origins);
    addressByAlternative.set(alternative, address);
    return [
      ...unseen,
      ...toFindings(place, [
        [isRemote, 'remotePicture', `L’image ${quoted(address)} est sur un autre site`],
        [alternative === '', 'noAlternative', 'Une image n’a pas de texte de remplacement'],
        [isRepeated, 'repeatedAlternative', `Deux images sont décrites par ${quoted(alternative)}`],
      ]),
      ...(alternative === '' ? [] : findAlternativeFaults(alternative, place)),
    ];
  });
}

/** What is wrong with the address of a picture, if anything is. */
export function findAddressFault(address: string, place: Place, origins: readonly string[]): Finding[] {
  const read = readAddress(address, origins);
  const isOutside = read.kind === 'outside';
  const isNone = read.kind === 'anchor' || (isOutside && address.trim().startsWith('mailto:'));
  const broken =
    address.trim() === '' ? 'Une image n’a pas d’adresse' : `L’image ${quoted(address)} ne s’affichera pas`;
  if (read.kind === 'broken') return [toFinding(read.rule, place, broken)];
  return toFindings(place, [
    [isNone, 'malformedAddress', `${quoted(address)} n’est pas l’adresse d’une image`],
    [isOutside && !read.isSecure, 'insecurePicture', `L’image ${quoted(address)} est en http`],
  ]);
}
