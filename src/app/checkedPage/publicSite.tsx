import { createRoot } from 'react-dom/client';
import type { CheckedDocument, PageFault, PublicSite } from '#documents/admin/checks/publicSite.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import type { BlogArticle } from '#features/articles/data/blog.queries.ts';
import { readingMinutes } from '#features/articles/data/readingTime.ts';
import { toSlug } from '#features/articles/data/slug.ts';
import { findKind } from '#documents/data/documentKey.ts';
import { parsePublicPath } from '#features/pages/data/documentAddress.ts';
import { fetchDocumentAtPath } from '#features/pages/data/publishedDocuments.queries.ts';
import { siteUrl } from '#data/siteUrl.ts';
import { paths } from '#paths.ts';
import { feedPath } from '#site/feed.ts';
import { loadDraftPage, ShownDraft } from '#features/previews/site/PreviewPage/shownDraft.tsx';
import { ArticleBody } from '#features/articles/site/ArticleBody/ArticleBody.tsx';
import { loadMarkdown } from '#features/articles/site/ArticleBody/loadMarkdown.ts';
import { ArticleHeader } from '#features/articles/site/ArticleHeader/ArticleHeader.tsx';
import { findContentSource } from './findContentSource.ts';
import { inspectInFrame } from './inspectInFrame.tsx';
import { foundInText } from './inspectPage.ts';
import { PageInFrame } from './PageInFrame.tsx';

/** What the site answers beside its pages. */
const files = [feedPath, '/sitemap.xml', '/robots.txt', '/favicon.svg'];

const loadLayout = () => import('#site/layout/SiteLayout/SiteLayout.tsx');

/** The site of this very build: its routes, and its pages in their own layout and styles. */
export const createPublicSite = (hasRoute: (path: string) => boolean): PublicSite => ({
  origins: [siteUrl],

  async hasPage(path) {
    if (files.includes(path)) return true;
    // For the server, capitals are other addresses.
    if (path !== path.toLowerCase()) return false;
    if (parsePublicPath(path)) return (await fetchDocumentAtPath(path)) !== null;
    return hasRoute(path);
  },

  inspect: (document, signal) => inspectInFrame(toInspected(document), signal),

  async show(document, page) {
    const { path, page: shown } = await toInspected(document).load();
    const root = createRoot(page.body);
    root.render(<PageInFrame path={path} page={shown} head={page.head} />);
    // React refuses to take a tree down while it renders another.
    return () => setTimeout(() => root.unmount());
  },
});

type Inspected = Parameters<typeof inspectInFrame<PageSource>>[0];
type PageSource = Pick<PageFault, 'field' | 'block'>;

const toInspected = (document: CheckedDocument): Inspected =>
  findKind(document.key) === 'article' ? inspectArticle(document) : inspectContent(document);

/** An article in its page, which no loader of the site can give: it needn't be saved. */
const inspectArticle = (document: CheckedDocument): Inspected => ({
  load: async () => {
    const [{ SiteFrame }] = await Promise.all([loadLayout(), loadMarkdown()]);
    const article = toBlogArticle(document);
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
});

/** Anything else on the page that shows it. */
const inspectContent = ({ key, value, texts }: CheckedDocument): Inspected => ({
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

function toBlogArticle({ value, records: { categories, tags } }: CheckedDocument): BlogArticle {
  const now = new Date().toISOString();
  const text = value as ArticleInput;
  return {
    ...text,
    id: crypto.randomUUID(),
    slug: toSlug(text),
    categories: categories.find(({ id }) => id === text.category_id) ?? null,
    category_id: null,
    profiles: null,
    article_tags: tags.filter(({ id }) => text.tag_ids.includes(id)).map((tag) => ({ tags: tag })),
    // Sizes and alternative texts of the media library don't matter to checks.
    cover: null,
    pictures: {},
    published_at: now,
    created_at: now,
    updated_at: now,
    readingMinutes: readingMinutes(text.content),
  };
}
