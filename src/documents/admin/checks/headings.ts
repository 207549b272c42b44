import { isInCapitals } from '#documents/admin/checks/words.ts';
import type { Heading, Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { type Finding, toFinding, quoted } from '#documents/admin/checks/finding.ts';
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
  const headings = text.all('heading');
  const named = headings.filter((heading) => getName(heading) !== '');
  const names = new Set<string>();
  let rank = HIGHEST - 1;

  const ofNamed = named.flatMap((heading, index) => {
    const name = getName(heading);
    const key = comparable(name);
    const place = text.findPlace(heading);
    const own = Math.max(HIGHEST, heading.depth);
    const found: Finding[] = [];
    if (own > rank + 1) {
      found.push(
        toFinding(
          'skippedHeading',
          place,
          `${quoted(name)} saute un rang : ${marks(own)} au lieu de ${marks(rank + 1)}`,
        ),
      );
    }
    rank = own;
    if (heading.depth < HIGHEST) {
      found.push(toFinding('titleRank', place, `${quoted(name)} a le rang du titre de l’article`));
    }
    if (key === comparable(title) && index === 0) {
      found.push(toFinding('repeatedTitle', place, `${quoted(name)} répète le titre de l’article`));
    } else if (names.has(key)) {
      found.push(toFinding('repeatedHeading', place, `Deux titres disent ${quoted(name)}`));
    }
    names.add(key);
    if (isOnlyBold(heading))
      found.push(toFinding('boldHeading', place, `Le titre ${quoted(name)} est aussi en gras`));
    if (isInCapitals(name))
      found.push(toFinding('capitals', place, `Le titre ${quoted(name)} est en majuscules`));
    return found;
  });

  const empty = headings
    .filter((heading) => getName(heading) === '')
    .map((heading) => toFinding('emptyHeading', text.findPlace(heading), 'Une ligne de titre est vide'));

  const lookAlikes = text.root.children
    .filter((node) => node.type === 'paragraph')
    .filter(looksLikeHeading)
    .map((paragraph) =>
      toFinding(
        'boldAsHeading',
        text.findPlace(paragraph),
        `${quoted(toString(paragraph))} a l’air d’un titre et n’en est pas un`,
      ),
    );

  return [...ofNamed, ...empty, ...lookAlikes];
}

const marks = (rank: number) => '#'.repeat(rank);

const getName = (heading: Heading) => toString(heading).trim();

const isOnlyBold = ({ children }: Heading | Paragraph) =>
  children.length === 1 && children[0]?.type === 'strong';

/** A short paragraph, bold from end to end, that no sign ends. */
const looksLikeHeading = (paragraph: Paragraph) =>
  isOnlyBold(paragraph) && /^[^\n]{2,80}[^.!?…:;,»\s]$/u.test(toString(paragraph));
