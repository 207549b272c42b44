import { type Correction, findTypographyCorrections, type TypographyOptions } from './corrections.ts';
import { findProse } from './findProse.ts';

/**
 * What Québec's typography would change in the prose of a text in Markdown (product: what is never corrected). The offsets are those of the
 * source. Code, HTML, addresses, definitions and the signs of Markdown itself are never part of it.
 */
export function findMarkdownCorrections(markdown: string, options?: TypographyOptions): Correction[] {
  return findProse(markdown)
    .flatMap((prose) =>
      findTypographyCorrections(prose.text, options).flatMap((correction) => {
        const range = prose.getSource(correction);
        return range ? { ...correction, ...range } : [];
      }),
    )
    .toSorted((one, other) => one.start - other.start);
}
