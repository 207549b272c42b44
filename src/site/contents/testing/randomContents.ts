import fc from 'fast-check';
import { sections } from '../registry.ts';
import { contentOf } from './generate.ts';

/** Another seed for each section: those that share a schema get texts of their own. */
const seedOf = (key: string, seed: number) =>
  Array.from(key).reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed);

/** One random content, as its schema admits it, for each section and setting that visitors get to see. */
export const randomContents = (seed: number) =>
  sections
    .filter(({ key }) => !key.startsWith('internal/'))
    .map(({ key, schema }) => ({
      key,
      value: fc.sample(contentOf(schema), { seed: seedOf(key, seed), numRuns: 1 })[0],
    }));
