import { matchPath } from 'react-router-dom';
import { findKind, toId } from '#documents/data/documentKey.ts';
import type { PreviewedDocument } from '#features/previews/data/preview.queries.ts';
import { paths } from '#paths.ts';
import { publicPages } from '#publicPages.ts';
import type { NotedDocument } from '#features/previews/site/PreviewNotes/targets.ts';
import type { ChangedDocument } from '#features/previews/site/ReleaseBar/ReleaseBar.tsx';
import { absoluteUrl } from '#data/siteUrl.ts';
import type { BlogArticle } from '#features/articles/data/blog.queries.ts';
import { findPageName, readContent, toNotedArticle, type ReadContent } from '../PreviewPage/loadDraft.tsx';
import type { UnseenFact } from '../PreviewBar/Approval.tsx';

/** A document of a release, and the pages that show it. */
export type PlacedDocument = ChangedDocument & {
  /** The patterns of their paths; none where all of the site does. */
  patterns: readonly string[];
  /** Of an article, which lists show as well. */
  articleId?: string;
  /** What notes can be about. */
  noted: NotedDocument;
};

/** What readers are told of a document. Rejects when what describes contents can't be had. */
export async function describeDocument(previewed: PreviewedDocument): Promise<PlacedDocument> {
  const { document, withdraws: isWithdrawn, value } = previewed;
  if (findKind(document) === 'article') {
    const article = { ...(value as ArticleText), id: toId(document) };
    const to = paths.blogArticle(article.slug);
    return {
      document,
      title: article.title,
      place: 'Article',
      to,
      isWithdrawn,
      isUnfit: false,
      unseen: unseenOfArticle(article),
      patterns: [to],
      articleId: article.id,
      noted: await toNotedArticle(article),
    };
  }
  const { section, read } = await readContent({ key: document, value });
  const pages = section?.pages ?? [];
  const path = pages[0]?.path ?? (section ? publicPages[findPageName(section)].path : paths.home);
  const place = section ? (pages[0]?.title ?? 'Partout sur le site') : 'Contenu';
  return {
    document,
    isWithdrawn,
    isUnfit: !isWithdrawn && !read,
    noted: { document, texts: read?.texts ?? [], hasFacts: section?.hasFacts },
    title: section?.title ?? document,
    place: section?.words.hasOwnAddress ? section.words.label : place,
    // The articles share their contents: the list leads to any of them.
    to: path === publicPages.blogArticle.path ? paths.blog : path,
    unseen: read ? unseenOfContent(read, path) : [],
    patterns: section ? pages.map((page) => page.path) : [path],
  };
}

/** What loaders give of articles. */
type Loaded = {
  article?: { id: string } | null;
  articles?: { id: string }[];
  related?: { id: string }[];
} | null;

/** The keys of the documents that a page shows, by its path and by the articles that its loader gave. */
export function findOnPage(documents: readonly PlacedDocument[], path: string, loaded: unknown): string[] {
  const { article, articles = [], related = [] } = (loaded ?? {}) as NonNullable<Loaded>;
  const shown = new Set([article, ...articles, ...related].map((one) => one?.id));
  return documents
    .filter(
      ({ patterns, articleId }) =>
        (patterns.length === 0 && !articleId) ||
        patterns.some((pattern) => matchPath(pattern, path)) ||
        (articleId && shown.has(articleId)),
    )
    .map(({ document }) => document);
}

/** What previews say of an article beside its page. */
export type ArticleText = Omit<
  BlogArticle,
  'categories' | 'profiles' | 'cover' | 'pictures' | 'article_tags' | 'readingMinutes'
>;

/** What an approval of an article bears on beside its page. */
const unseenOfArticle = ({ slug, meta_title, meta_description, og_image_url }: ArticleText) =>
  known([
    { term: 'Adresse', value: absoluteUrl(paths.blogArticle(slug)) },
    { term: 'Titre pour les moteurs de recherche', value: meta_title },
    { term: 'Description pour les moteurs de recherche', value: meta_description },
    { term: 'Image de partage', value: og_image_url },
  ]);

/** What an approval of a content bears on beside the page: its address, other pages, what search engines show. */
function unseenOfContent({ section: { pages }, value, parts }: ReadContent, path: string): UnseenFact[] {
  const others = pages.filter((page) => page.path !== path).map(({ title }) => title);
  return known([
    { term: 'Adresse', value: 'slug' in value ? absoluteUrl(path) : null },
    ...parts.map(({ label, text }) => ({ term: label, value: text })),
    { term: 'Se voit aussi sur', value: others.join(', ') },
  ]);
}

const known = (facts: { term: string; value: string | null }[]) =>
  facts.flatMap(({ term, value }): UnseenFact[] => (value ? [{ term, value }] : []));
