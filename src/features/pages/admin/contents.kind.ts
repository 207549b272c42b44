import type { Kind } from '#documents/admin/kinds.ts';
import { toPublicPath } from '#features/pages/data/documentAddress.ts';
import { addressedKindNames } from '#documents/data/documentKey.ts';
import { paths } from '#paths.ts';
import { checkAddressed } from './checks/checkAddressed.ts';
import { addressedKinds, describeAddressed } from '#documents/contents/addressedKinds.ts';
import { findSection } from '#documents/contents/registry.ts';
import { contentWords, settingWords } from '#documents/contents/section.ts';

const stands = {
  check: checkAddressed,
  toEditor: paths.admin.content,
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
    words: { ...addressedKinds[name].words, hasOwnAddress: true },
  })),
] satisfies Kind[];
