import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type {
  CheckedDocument,
  PageSource,
  PublicSite,
  OpenedPage,
} from '#documents/admin/checks/publicSite.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { type BlogArticle, fetchRelatedArticles, toPictures } from '#features/articles/data/blog.queries.ts';
import { readingMinutes } from '#features/articles/data/readingTime.ts';
import { toSlug } from '#features/articles/data/slug.ts';
import { findKind, toId } from '#documents/data/documentKey.ts';
import { parsePublicPath } from '#features/pages/data/documentAddress.ts';
import { fetchDocumentAtPath } from '#features/pages/data/publishedDocuments.queries.ts';
import { siteUrl } from '#data/siteUrl.ts';
import { paths } from '#paths.ts';
import { feedPath } from '#site/feed.ts';
import { findSection } from '#documents/contents/registry.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { loadLaidPage, readContent } from '#features/previews/site/PreviewPage/loadDraft.tsx';
import { loadMarkdown } from '#features/articles/site/ArticleBody/loadMarkdown.ts';
import { findContentSource } from '#documents/admin/checks/findContentSource.ts';
import { MarkedPage } from './markSections.tsx';
import { type CheckedPage, foundInText, inspectInFrame } from './inspectInFrame.tsx';
import { PageInFrame } from './PageInFrame.tsx';
import { supabase } from '#data/supabase.ts';

/** What the site answers beside its pages. */
const files = [feedPath, '/sitemap.xml', '/robots.txt', '/favicon.svg'];

type Texts = Parameters<OpenedPage['draw']>[0];

/** A document with the text that it has now. */
type OpenedDocument = Omit<CheckedDocument, 'texts'>;

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
    const { key, value } = document;
    const { path, toPage } = await loadPage(document);
    const root = createRoot(page.body);
    const draw = (texts: Texts) =>
      root.render(<PageInFrame path={path} page={toPage(texts)} head={page.head} />);
    draw(value === undefined ? {} : { [key]: value });
    // React refuses to take a tree down while it renders another.
    return { draw, close: () => setTimeout(() => root.unmount()) };
  },
});

/** A page that was loaded once, and what it is with texts laid over it. */
type LoadedPage = { path: string; toPage: (texts: Texts) => ReactNode };

const loadPage = (document: OpenedDocument) =>
  findKind(document.key) === 'article' ? loadArticlePage(document) : loadContentPage(document);

/** An article in its page, drawn as the page draws it: its loader has what stands around, and the form the text, saved or not. */
async function loadArticlePage(document: OpenedDocument): Promise<LoadedPage> {
  const [{ SiteFrame, loader }, { ArticleSections }, { page }, saved] = await Promise.all([
    loadLayout(),
    import('#features/articles/site/BlogArticlePage/BlogArticlePage.tsx'),
    import('#features/articles/site/BlogArticlePage/blogArticlePage.loader.ts'),
    fetchArticleOfDesk(toId(document.key)),
    loadMarkdown(),
  ]);
  const read = (value: unknown) => toBlogArticle({ ...document, value }, saved);
  const article = read(document.value);
  const path = paths.blogArticle(article.slug);
  const [loaded, contents, related] = await Promise.all([
    loader(),
    page.load(),
    fetchRelatedArticles(article, 3).catch(() => []),
  ]);
  return {
    path,
    toPage: (texts) => (
      <SiteFrame loaded={loaded} path={path}>
        <ArticleSections article={read(texts[document.key])} related={related} contents={contents} />
      </SiteFrame>
    ),
  };
}

/** Anything else on the page that shows it. */
async function loadContentPage({ key, value }: OpenedDocument): Promise<LoadedPage> {
  const [{ SiteFrame }, { section }] = await Promise.all([loadLayout(), readContent({ key, value })]);
  if (!section) throw new Error(`No page shows this as ${key}.`);
  const { path, lay } = await loadLaidPage(section);
  return {
    path,
    toPage: (texts) => {
      const drafts = Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [
          name,
          toShown(name === key ? section : findSection(name), text),
        ]),
      );
      const { loaded, ...shown } = lay(drafts);
      return (
        <SiteFrame loaded={loaded} path={path}>
          <MarkedPage section={section} path={path} {...shown} />
        </SiteFrame>
      );
    },
  };
}

/** A text as its schema wants it, or as it is: what can't be shown says so in its place. */
function toShown(section: EditableSection | undefined, text: unknown): object {
  const read = section?.schema.safeParse(text);
  return (read?.success ? read.data : text) as object;
}

/** What of a document's page is looked at. */
function toInspected(document: CheckedDocument): CheckedPage {
  const isArticle = findKind(document.key) === 'article';
  return {
    load: async () => {
      if (!isArticle && !(await readContent(document)).read)
        throw new Error(`No page shows this as ${document.key}.`);
      const { path, toPage } = await loadPage(document);
      return { path, page: toPage({ [document.key]: document.value }) };
    },
    findSource: isArticle ? findArticleSource : (element) => findContentSource(element, document.texts),
    without: isArticle ? foundInText : [],
  };
}

/** The parts of the page that show an article's fields: see `ArticleHeader` and `ArticleBody`. */
function findArticleSource(element: Element): PageSource | null {
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

function toBlogArticle(
  { value, media = {}, records: { categories, tags } }: OpenedDocument,
  saved: ArticleOfDesk,
): BlogArticle {
  const now = new Date().toISOString();
  const text = value as ArticleInput;
  const cover = media[text.featured_image_url];
  return {
    created_at: now,
    updated_at: now,
    ...saved,
    ...text,
    title: text.title || 'Article sans titre',
    slug: toSlug(text),
    published_at: saved.published_at ?? now,
    categories: categories.find(({ id }) => id === text.category_id) ?? null,
    category_id: text.category_id || null,
    article_tags: tags.filter(({ id }) => text.tag_ids.includes(id)).map((tag) => ({ tags: tag })),
    cover: cover?.width && cover.height ? { ...cover, width: cover.width, height: cover.height } : null,
    readingMinutes: readingMinutes(text.content),
  };
}

/** What the page of an article shows that no form of it holds. */
type ArticleOfDesk = Pick<BlogArticle, 'id' | 'published_at' | 'profiles' | 'pictures'> &
  Partial<Pick<BlogArticle, 'created_at' | 'updated_at'>>;

/** The same of an article online or not, for whoever may edit it; of one that isn't saved yet, what it will have from them. */
async function fetchArticleOfDesk(id: string): Promise<ArticleOfDesk> {
  const [{ data: saved }, { data }] = await Promise.all([
    supabase()
      .from('articles')
      .select('id,status,published_at,created_at,updated_at,pictures,profiles(first_name,last_name)')
      .eq('id', id || crypto.randomUUID())
      .maybeSingle()
      .throwOnError(),
    supabase().auth.getSession(),
  ]);
  if (saved) {
    const { status, published_at, pictures, ...others } = saved;
    // Its date is that of its publication, which is now as long as there is none.
    return {
      ...others,
      published_at: status === 'published' ? (published_at ?? saved.created_at) : null,
      pictures: toPictures(pictures),
    };
  }
  const { data: author } = data.session
    ? await supabase()
        .from('profiles')
        .select('first_name,last_name')
        .eq('user_id', data.session.user.id)
        .maybeSingle()
        .throwOnError()
    : { data: null };
  return { id: id || crypto.randomUUID(), published_at: null, profiles: author, pictures: {} };
}
