import { type ComponentType, useMemo } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchPublishedArticle, fetchPublishedArticles } from '#features/articles/data/blog.queries.ts';
import { readDocumentsOf } from '#features/pages/data/publishedDocuments.queries.ts';
import { findAbove, findAddressedKind, toArticleDocument } from '#documents/data/documentKey.ts';
import { quebecDay } from '#data/formats.ts';
import { siteUrl } from '#data/siteUrl.ts';
import type { z } from '#data/zod.ts';
import { layMedia } from '#features/media/data/contentMedia.ts';
import type { ContentPart } from '#documents/contents/contentParts.ts';
import type { ChangedContents } from '#documents/contents/pageContents.ts';
import { PageDataContext, usePageData } from '#documents/contents/pageData.ts';
import { type PageName, publicPages } from '#publicPages.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { PreviewedDocument } from '#features/previews/data/preview.queries.ts';
import type { NotedDocument, NotedText } from '#features/previews/site/PreviewNotes/targets.ts';
import type { ArticleText } from '../SitePreview/describeDocuments.ts';
import { loadPage } from '#site/pages/loadPage.ts';
import { type LayoutData, loader as loadLayout } from '#site/layout/SiteLayout/SiteLayout.tsx';

type Draft = Readonly<Record<string, object>>;

/** A page, and what it shows instead of what its loader would give. */
type Shown = { Page: ComponentType; data: unknown };

/** Lays drafts over what a page has loaded. The component is the same each time, so that React doesn't mount the page again. */
type LayOver = (draft: Draft) => Shown;

const over = (changed: ChangedContents, draft: Draft) => ({ ...changed, ...draft });

/** What is shown of pages that have no single address of their own. */
const shownWithoutAddress: Partial<Record<PageName, () => Promise<LayOver>>> = {
  /** The latest article: the draft is on all of them alike. */
  async blogArticle() {
    const [{ ArticleSections }, { page }, { loadMarkdown }, { articles }] = await Promise.all([
      import('#features/articles/site/BlogArticlePage/BlogArticlePage.tsx'),
      import('#features/articles/site/BlogArticlePage/blogArticlePage.loader.ts'),
      import('#features/articles/site/ArticleBody/loadMarkdown.ts'),
      fetchPublishedArticles({ page: 1, pageSize: 1 }),
    ]);
    const [article, contents] = await Promise.all([
      articles[0] ? fetchPublishedArticle(articles[0].slug) : null,
      page.load(),
      loadMarkdown(),
    ]);
    const Page = () => ArticleSections({ article, related: [], contents: usePageData<Draft>() });
    return (draft) => ({ Page, data: over(contents, draft) });
  },
  async notFound() {
    const { NotFoundSections, loadNotFound } = await import('#site/pages/NotFoundPage/NotFoundPage.tsx');
    const changed = await loadNotFound();
    const Page = () => NotFoundSections({ changed: usePageData<Draft>() });
    return (draft) => ({ Page, data: over(changed, draft) });
  },
};

/** A page with drafts over what its loader gives: its contents, or its contents beside what it lists. */
async function showAtAddress(name: PageName): Promise<LayOver> {
  const { path, page } = publicPages[name];
  const { Component: Page, loader } = await loadPage(page);
  const request = new Request(new URL(path, siteUrl));
  const loaded: unknown = typeof loader === 'function' ? await loader({ request } as LoaderFunctionArgs) : {};
  const isListing = typeof loaded === 'object' && loaded !== null && 'contents' in loaded;
  return (draft) => ({
    Page,
    data: isListing
      ? { ...loaded, contents: over(loaded.contents as ChangedContents, draft) }
      : over(loaded as ChangedContents, draft),
  });
}

/** A document in its own page, which shows nothing else. */
const showAddressed =
  ({ key, Section }: EditableSection): LayOver =>
  (draft) => ({ Page: AddressedPage, data: { Section, content: draft[key] } });

function AddressedPage() {
  const { Section, content } = usePageData<{ Section: ComponentType<object>; content: object }>();
  return <Section {...content} />;
}

/** The page on which a content is shown; for one that all pages show, the page that shows most of it. */
export const findPageName = ({ key, pages: [first] }: EditableSection): PageName => {
  const known = Object.entries(publicPages).find(([, { path }]) => path === first?.path);
  if (known) return known[0] as PageName;
  return key === 'settings/company' || key === 'settings/hours' ? 'contact' : 'home';
};

/** A content as it will be, and what describes it. */
export type ReadContent = {
  section: EditableSection;
  /** As its schema wants it. */
  value: object;
  /** What of it no page shows: what search engines do, and settings. */
  parts: ContentPart[];
  /** All that it says, for notes. */
  texts: NotedText[];
};

/** What is online of the document that one stands below. */
async function fetchAbove(document: string, value: unknown) {
  const key = findAbove(document, value);
  const [above] = key ? await readDocumentsOf([key]) : [];
  return above && layMedia(above.value, above.media);
}

/**
 * Reads a content by the schemas that the code has: what says how it is shown, and the content as that wants it; null when the site couldn't
 * show it. Rejects when those can't be loaded.
 */
export async function readContent({ key, value }: { key: string; value: unknown }) {
  const [{ describeAddressed, readShowOfEpisode }, { listParts }, { findSection }] = await Promise.all([
    import('#documents/contents/addressedKinds.ts'),
    import('#documents/contents/contentParts.ts'),
    import('#documents/contents/registry.ts'),
  ]);
  const ofShow = await fetchAbove(key, value);
  const section =
    describeAddressed(key, { online: value }, readShowOfEpisode(ofShow, true)) ?? findSection(key);
  const parsed = section?.schema.safeParse(value);
  if (!section || !parsed?.success) return { section, read: null };
  const draft = parsed.data as object;
  return {
    section,
    read: {
      section,
      value: draft,
      parts: listParts(section.schema, draft).filter(
        ({ noted }) => noted === false || key.startsWith('settings/'),
      ),
      texts: await listNotedTexts(section.schema, draft),
    },
  };
}

/** What notes can be about in a document: what its page shows of it, block by block. */
async function listNotedTexts(schema: z.ZodType, value: unknown): Promise<NotedText[]> {
  const [{ isRead, listParts }, { findVisible }] = await Promise.all([
    import('#documents/contents/contentParts.ts'),
    import('#typography/findProse.ts'),
  ]);
  const readBlocks = (part: ContentPart) =>
    part.kind === 'richText' ? findVisible(part.text).map(({ text }) => text) : [part.text];
  return listParts(schema, value)
    .filter(({ kind, noted }) => kind && noted !== false)
    .map((part) => ({ path: part.path, blocks: isRead(part) ? readBlocks(part) : [], stored: part.text }));
}

/** An article as notes know it. Rejects when what describes it can't be had. */
export async function toNotedArticle(article: ArticleText): Promise<NotedDocument> {
  const { describedArticle } = await import('#documents/contents/articleParts.ts');
  return { document: toArticleDocument(article.id), texts: await listNotedTexts(describedArticle, article) };
}

/** A public page that was loaded once, over which drafts of what it shows can be laid. */
export type LaidPage = {
  /** Where the page is, or will be. */
  path: string;
  /** What it shows, and what stands around it, with these drafts by their keys. */
  lay: (draft: Draft) => Shown & { loaded: LayoutData };
};

/** Loads the public page that shows a content. Rejects when it can't be had. */
export async function loadLaidPage(section: EditableSection): Promise<LaidPage> {
  const isAddressed = findAddressedKind(section.key) !== undefined;
  const name = findPageName(section);
  const [loaded, show] = await Promise.all([
    loadLayout(),
    isAddressed ? showAddressed(section) : (shownWithoutAddress[name] ?? (() => showAtAddress(name)))(),
  ]);
  return {
    path: isAddressed ? (section.pages[0]?.path ?? '') : publicPages[name].path,
    lay: (draft) => {
      const isAround = Object.keys(draft).some((key) => /^(?:layout|settings)\//.test(key));
      return { ...show(draft), loaded: isAround ? layoutOver(loaded, draft) : loaded };
    },
  };
}

/**
 * The public page that shows a content that is previewed, as `readPreviewed` has it (product: previews of contents); null when the
 * content doesn't fit the schema that the code has. Rejects when the page can't be loaded.
 */
export async function loadDraftPage({ document: key, value }: PreviewedDocument) {
  const isAddressed = findAddressedKind(key) !== undefined;
  const [row] = isAddressed ? await readDocumentsOf([key]) : [];
  const { read } = await readContent({ key, value: row ? layMedia(row.value, row.media) : value });
  if (!read) return null;
  const { lay } = await loadLaidPage(read.section);
  const { loaded, ...shown } = lay(isAddressed ? { [key]: read.value } : {});
  return { loaded, page: <DrawnDraft {...shown} /> };
}

/** The layout's data with a draft over it; the opening hours need `today`, even where none are published. */
const layoutOver = (loaded: LayoutData, draft: Draft): LayoutData => ({
  pages: [],
  today: quebecDay(new Date().toISOString()),
  ...loaded,
  changed: over(loaded?.changed, draft),
});

/** The page itself, for `SiteFrame` to stand around. */
function DrawnDraft({ Page, data }: Shown) {
  const instead = useMemo(() => ({ data }), [data]);
  return (
    <PageDataContext value={instead}>
      <Page />
    </PageDataContext>
  );
}
