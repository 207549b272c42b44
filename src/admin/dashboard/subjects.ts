import { findKind, toArticleId } from '#data/documents/documentKey.ts';
import { paths } from '#paths.ts';
import { publicPages } from '#site/contents/pages.ts';

/** A document, and the title of an article or of a page that staff composed; null for a section of the site's own pages. */
type Subject = { document: string; title: string | null };

/** Where a document is edited. */
export const getEditor = ({ document }: Pick<Subject, 'document'>) =>
  findKind(document) === 'article'
    ? paths.admin.article(toArticleId(document))
    : paths.admin.content(document);

/** What a document is called. A section is called after its page. */
export const getTitle = ({ document, title }: Subject) => title ?? getPageTitle(document);

function getPageTitle(document: string) {
  if (findKind(document) === 'setting') return 'Paramètres';
  const name = document.slice(0, document.indexOf('/'));
  const pages: Record<string, { title: string } | undefined> = publicPages;
  return pages[name]?.title ?? 'Toutes les pages';
}
