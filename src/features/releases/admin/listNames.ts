import { nameDocument } from '#documents/admin/nameDocument.ts';
import type { ReleaseDocument } from '#features/releases/data/release.queries.ts';

const list = new Intl.ListFormat('fr-CA');

/** « « Accueil · Bannière » et « Nos tarifs » ». */
export const listNames = (documents: readonly Pick<ReleaseDocument, 'document' | 'title'>[]) =>
  list.format(documents.map(({ document, title }) => `«\u00A0${nameDocument(document, title)}\u00A0»`));
