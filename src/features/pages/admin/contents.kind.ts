import type { Kind } from '#documents/admin/kinds.ts';
import { toPublicPath } from '#features/pages/data/documentAddress.ts';
import { addressedKindNames, getKindFacts } from '#documents/data/documentKinds.ts';
import { checkContent } from './checks/checkContent.ts';
import { describeAddressed } from '#documents/contents/addressedKinds.ts';
import { findSection } from '#documents/contents/registry.ts';
import { contentWords, settingWords } from '#documents/contents/section.ts';

const stands = {
  check: checkContent,
  toPath: toPublicPath,
  describe: (document, stored) => describeAddressed(document, stored) ?? findSection(document),
} satisfies Partial<Kind>;

/** Texts of sections and settings, and what staff make at an address of its own. */
export default [
  { ...stands, name: 'section', words: contentWords },
  { ...stands, name: 'setting', words: settingWords },
  { ...stands, name: 'internal', words: settingWords },
  ...addressedKindNames.map((name) => ({
    ...stands,
    name,
    words: getKindFacts(name).words,
  })),
] satisfies Kind[];
