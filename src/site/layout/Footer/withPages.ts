import type { FooterPage } from '#features/pages/data/publishedDocuments.queries.ts';
import type { FooterContent } from './footer.section.ts';

/** The footer with the pages that staff have composed, each where they have put it (product: composed pages). */
export function withPages(content: FooterContent, pages: readonly FooterPage[]): FooterContent {
  const linksTo = (place: string) =>
    pages
      .filter(({ footer }) => footer === place)
      .map(({ slug, title }) => ({ label: title, to: `/${slug}` }));
  const [column, bottom] = [linksTo('column'), linksTo('bottom')];
  if (column.length + bottom.length === 0) return content;
  return {
    ...content,
    groups: content.groups.map((group, index) =>
      index === content.groups.length - 1 ? { ...group, links: [...group.links, ...column] } : group,
    ),
    legalLinks: [...content.legalLinks, ...bottom],
  };
}
