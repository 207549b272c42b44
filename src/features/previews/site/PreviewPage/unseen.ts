import { absoluteUrl } from '#data/siteUrl.ts';
import { paths } from '#paths.ts';
import type { UnseenFact } from '../PreviewBar/Approval.tsx';
import type { ReadContent } from './loadDraft.tsx';
import type { BlogArticle } from '#features/articles/data/blog.queries.ts';

/** What previews say of an article beside its page. */
export type ArticleText = Omit<
  BlogArticle,
  'categories' | 'profiles' | 'cover' | 'pictures' | 'article_tags' | 'readingMinutes'
>;

/** What an approval of an article bears on beside its page. */
export const unseenOfArticle = ({ slug, meta_title, meta_description, og_image_url }: ArticleText) =>
  known([
    { term: 'Adresse', value: absoluteUrl(paths.blogArticle(slug)) },
    { term: 'Titre pour les moteurs de recherche', value: meta_title },
    { term: 'Description pour les moteurs de recherche', value: meta_description },
    { term: 'Image de partage', value: og_image_url },
  ]);

/** What an approval of a content bears on beside the page: its address, other pages, what search engines show. */
export function unseenOfContent(
  { section: { pages }, value, parts }: ReadContent,
  path: string,
): UnseenFact[] {
  const others = pages.filter((page) => page.path !== path).map(({ title }) => title);
  return known([
    { term: 'Adresse', value: 'slug' in value ? absoluteUrl(path) : null },
    ...parts.map(({ label, text }) => ({ term: label, value: text })),
    { term: 'Se voit aussi sur', value: others.join(', ') },
  ]);
}

const known = (facts: { term: string; value: string | null }[]) =>
  facts.flatMap(({ term, value }): UnseenFact[] => (value ? [{ term, value }] : []));
