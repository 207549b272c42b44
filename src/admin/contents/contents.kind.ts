import type { Kind } from '#admin/documents/kinds.ts';
import { toPublicPath } from '#data/contents/documentAddress.ts';
import { addressedKindNames } from '#data/documents/documentKey.ts';
import { paths } from '#paths.ts';
import { checkAddressed } from './checks/checkAddressed.ts';
import { addressedKinds, describeAddressed } from '#site/contents/addressedKinds.ts';
import { findSection } from '#site/contents/registry.ts';
import { contentWords, settingWords } from '#site/contents/section.ts';

const stands = {
  check: checkAddressed,
  toEditor: paths.admin.content,
  toPath: toPublicPath,
  describe: (document, stored) => describeAddressed(document, stored) ?? findSection(document),
} satisfies Partial<Kind>;

/** What stands in `site_contents`: texts of sections and settings, and what staff make at an address of its own. */
export default [
  { ...stands, name: 'content', words: contentWords },
  { ...stands, name: 'setting', words: settingWords },
  ...addressedKindNames.map((name) => ({
    ...stands,
    name,
    words: { ...addressedKinds[name].words, hasOwnAddress: true },
  })),
] satisfies Kind[];
