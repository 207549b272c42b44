import type { Kind } from '#documents/admin/kinds.ts';
import { toPublicPath } from '#features/pages/data/documentAddress.ts';
import { addressedKindNames } from '#documents/data/documentKinds.ts';
import { checkContent } from './checks/checkContent.ts';
import { describeAddressed } from '#documents/contents/addressedKinds.ts';
import { findSection } from '#documents/contents/registry.ts';

/** Texts of sections and settings, and what staff make at an address of its own. */
export default {
  names: ['section', 'setting', 'internal', ...addressedKindNames],
  check: checkContent,
  toPath: toPublicPath,
  describe: (document, stored) => describeAddressed(document, stored) ?? findSection(document),
} satisfies Kind;
