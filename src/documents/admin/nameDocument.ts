import { findSection } from '#documents/contents/registry.ts';
import type { EditableSection } from '#documents/contents/section.ts';

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
