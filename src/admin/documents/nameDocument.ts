import { type DocumentKindName, findKind, toArticleId } from '#data/documents/documentKey.ts';
import { paths } from '#paths.ts';
import { findSection } from '#site/contents/registry.ts';
import type { EditableSection } from '#site/contents/section.ts';

/** What each kind of documents is called. */
export const kindLabels = {
  article: 'Article',
  content: 'Contenu',
  setting: 'Paramètre',
  page: 'Page',
  project: 'Projet',
  show: 'Émission',
  episode: 'Épisode',
} as const satisfies Record<DocumentKindName, string>;

/** What a section is called outside of its page: « Accueil · Bannière », for many pages have a section of the same name. */
export function formatSection({ title, group, pages: [page] }: EditableSection) {
  const place = group === 'settings' ? 'Paramètres' : page?.title;
  return place ? `${place} · ${title}` : title;
}

/** What a document is called: the title that it was given, else what the code calls the section. */
export function nameDocument(document: string, title: string | null) {
  if (title !== null) return title;
  const section = findSection(document);
  return section ? formatSection(section) : document;
}

/** The address of the editor of a document. */
export const toEditorAddress = (document: string) =>
  findKind(document) === 'article'
    ? paths.admin.article(toArticleId(document))
    : paths.admin.content(document);
