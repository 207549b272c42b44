import { findKind } from '#documents/data/documentKey.ts';
import fc from 'fast-check';
import { isPageSlug } from '#features/pages/data/pageSlug.ts';
import { type ComposedPageContent, pageKind } from '../composedPage.ts';
import { composedSections } from '../composedSections.tsx';
import { findSection, sections } from '../registry.ts';
import { anyContent } from './generate.ts';

/** Another seed for each section: those that share a schema get texts of their own. */
const toSeed = (key: string, seed: number) =>
  Array.from(key).reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed);

const takeSample = <Value>(values: fc.Arbitrary<Value>, key: string, seed: number) =>
  fc.sample(values, { seed: toSeed(key, seed), numRuns: 1 })[0] as Value;

/** One random content, as its schema admits it, for each section and setting that visitors get to see. */
export const randomContents = (seed: number) =>
  sections
    .filter(({ key }) => findKind(key) !== 'internal')
    .map(({ key, schema }) => ({ key, value: takeSample(anyContent(schema), key, seed) }));

const slugs = fc.stringMatching(/^[a-z0-9-]{1,200}$/, { size: 'max' }).filter(isPageSlug);
const kinds = Object.keys(composedSections);

/** Two pages as staff might compose them: each kind of section stands on one of them, in any order. */
export const randomPages = (seed: number) => {
  const shuffled = fc.shuffledSubarray(kinds, { minLength: kinds.length });
  const order = takeSample(shuffled, 'order', seed);
  const cut = takeSample(fc.integer({ min: kinds.length - 12, max: 12 }), 'cut', seed);
  return [order.slice(0, cut), order.slice(cut)].map((names, index) => {
    const key = `page/random-${seed}-${index}`;
    const { schema } = pageKind;
    const page = takeSample(anyContent(schema), key, seed) as ComposedPageContent;
    const composed = {
      ...page,
      slug: takeSample(slugs, key, seed),
      sections: names.map((name) => ({
        section: name,
        content: takeSample(
          anyContent((findSection(name) as (typeof sections)[number]).schema),
          name + key,
          seed,
        ),
      })),
    };
    return { key, value: schema.parse(composed) as ComposedPageContent };
  });
};
