import type { PageFault, PageOfArticle, PublicSite } from '#admin/articles/checks/publicSite.ts';
import type { ContentSite } from '#admin/contents/checks/contentSite.ts';
import type { BlogArticle } from '#data/articles/blog.queries.ts';
import { readingMinutes } from '#data/articles/readingTime.ts';
import { toSlug } from '#data/articles/slug.ts';
import { parsePublicPath } from '#data/contents/documentAddress.ts';
import { fetchDocumentAtPath } from '#data/contents/publishedDocuments.queries.ts';
import { siteUrl } from '#data/siteUrl.ts';
import { paths } from '#paths.ts';
import { feedPath } from '#site/feed.ts';
import { loadDraftPage, ShownDraft } from '#site/pages/PreviewPage/shownDraft.tsx';
import { ArticleBody } from '#site/sections/blog/ArticleBody/ArticleBody.tsx';
import { loadMarkdown } from '#site/sections/blog/ArticleBody/loadMarkdown.ts';
import { ArticleHeader } from '#site/sections/blog/ArticleHeader/ArticleHeader.tsx';
import { findContentSource } from './findContentSource.ts';
import { inspectInFrame } from './inspectInFrame.tsx';
import { foundInText } from './inspectPage.ts';

/** What the site answers beside its pages. */
const files = [feedPath, '/sitemap.xml', '/robots.txt', '/favicon.svg'];

const loadLayout = () => import('#site/layout/SiteLayout/SiteLayout.tsx');

/** The site of this very build: its routes, and its pages in their own layout and styles. */
export const createPublicSite = (hasRoute: (path: string) => boolean): PublicSite & ContentSite => ({
  origins: [siteUrl],

  async hasPage(path) {
    if (files.includes(path)) return true;
    // For the server, capitals are other addresses.
    if (path !== path.toLowerCase()) return false;
    if (parsePublicPath(path)) return (await fetchDocumentAtPath(path)) !== null;
    return hasRoute(path);
  },

  inspect: (page, signal) =>
    inspectInFrame(
      {
        load: async () => {
          const [{ SiteFrame }] = await Promise.all([loadLayout(), loadMarkdown()]);
          const article = toBlogArticle(page);
          const path = paths.blogArticle(article.slug);
          return {
            path,
            page: (
              <SiteFrame loaded={undefined} path={path}>
                <ArticleHeader article={article} />
                <ArticleBody article={article} />
              </SiteFrame>
            ),
          };
        },
        findSource: findArticleSource,
        without: foundInText,
      },
      signal,
    ),

  inspectContent: ({ key, value, texts }, signal) =>
    inspectInFrame(
      {
        load: async () => {
          const [{ SiteFrame }, draft] = await Promise.all([loadLayout(), loadDraftPage({ key, value })]);
          if (!draft) throw new Error(`No page shows this as ${key}.`);
          return {
            path: draft.path,
            page: (
              <SiteFrame loaded={draft.loaded} path={draft.path}>
                <ShownDraft page={draft} />
              </SiteFrame>
            ),
          };
        },
        findSource: (element) => findContentSource(element, texts),
        without: [],
      },
      signal,
    ),
});

/** The parts of the page that show an article's fields: see `ArticleHeader` and `ArticleBody`. */
function findArticleSource(element: Element): Pick<PageFault, 'field' | 'block'> | null {
  const main = element.closest('main');
  if (!main) return null;
  const text = main.querySelector('aside')?.previousElementSibling;
  if (text?.contains(element)) {
    const block = [...text.children].findIndex((child) => child.contains(element));
    return { field: 'content', block: block < 0 ? null : block };
  }
  const heading = main.querySelector('h1');
  if (heading?.contains(element)) return { field: 'title', block: null };
  if (element.matches('section:has(h1) img')) return { field: 'featured_image_url', block: null };
  return null;
}

function toBlogArticle({ category, tags, ...text }: PageOfArticle): BlogArticle {
  const now = new Date().toISOString();
  return {
    ...text,
    id: crypto.randomUUID(),
    slug: toSlug(text),
    categories: category,
    category_id: null,
    profiles: null,
    article_tags: tags.map((tag) => ({ tags: tag })),
    // Sizes and alternative texts of the media library don't matter to checks.
    cover: null,
    pictures: {},
    published_at: now,
    created_at: now,
    updated_at: now,
    readingMinutes: readingMinutes(text.content),
  };
}
