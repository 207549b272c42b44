import { isPlaceholder } from '#documents/admin/checks/words.ts';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { type Finding, toFinding, toFindings, quoted, type Range } from '#documents/admin/checks/finding.ts';
import { type MarkdownText, findRange } from './readMarkdown.ts';

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
