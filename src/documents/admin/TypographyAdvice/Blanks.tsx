import { NARROW, NO_BREAK } from '#typography/rule.ts';
import { Blank } from './TypographyAdvice.styles.ts';

const kinds = new Map([
  [' ', 'plain'],
  [NO_BREAK, 'noBreak'],
  [NARROW, 'noBreak'],
]);

/** A text whose blanks can be seen: a dot for a plain space, a bracket for one at which no line breaks. */
export function Blanks({ children }: { children: string }) {
  return children.split(/([ \u00a0\u202f])/).map((part, place) => {
    const kind = kinds.get(part);
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have nothing else
    return kind ? <Blank key={place} data-kind={kind} /> : part;
  });
}
