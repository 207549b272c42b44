import { isInCapitals } from '#documents/admin/checks/words.ts';
import type { Heading, Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { type Finding, toFinding, toFindings, quoted } from '#documents/admin/checks/finding.ts';
import type { MarkdownText } from './readMarkdown.ts';

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
