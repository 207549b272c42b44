import { matchPath } from 'react-router-dom';
import { findKind, toId } from '#documents/data/documentKey.ts';
import type { PreviewedDocument } from '#features/previews/data/preview.queries.ts';
import { paths } from '#paths.ts';
import { publicPages } from '#publicPages.ts';
import type { NotedDocument } from '#features/previews/site/PreviewNotes/targets.ts';
import type { ChangedDocument } from '#features/previews/site/ReleaseBar/ReleaseBar.tsx';
import { findPageName, readContent, toNotedArticle } from '../PreviewPage/loadDraft.tsx';
import { type ArticleText, unseenOfArticle, unseenOfContent } from '../PreviewPage/unseen.ts';

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
export async function describeDocument({
  document,
  withdraws: isWithdrawn,
  value,
}: PreviewedDocument): Promise<PlacedDocument> {
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
