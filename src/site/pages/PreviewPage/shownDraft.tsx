import type { ComponentType } from 'react';
import { useMemo } from 'react';
import { fetchPublishedArticle, fetchPublishedArticles } from '#data/articles/blog.queries.ts';
import { quebecDay } from '#data/formats.ts';
import type { ContentPart } from '#site/contents/contentParts.ts';
import type { ChangedContents } from '#site/contents/pageContents.ts';
import { PageDataContext } from '#site/contents/pageData.ts';
import { publicPages } from '#site/contents/pages.ts';
import type { EditableSection } from '#site/contents/section.ts';
import type { NotedText } from '#site/sections/preview/PreviewNotes/index.ts';
import { type LayoutData, loader as loadLayout } from '#site/layout/SiteLayout/SiteLayout.tsx';

/** A public page with a draft laid over what is published of it. */
export type DraftPage = {
  /** The content that the draft is of. */
  section: EditableSection;
  /** The draft, as its schema wants it. */
  value: object;
  /** Where the page is, or will be. */
  path: string;
  /** What of the draft no page shows: what search engines do, and settings. */
  parts: ContentPart[];
  /** All that it says, for notes. */
  texts: NotedText[];
  /** What stands around it, for `SiteFrame`. */
  loaded: LayoutData;
  /** What it shows instead of what its loader would give. */
  data: unknown;
  Page: ComponentType;
};

type Draft = Readonly<Record<string, object>>;

type Shown = Pick<DraftPage, 'Page' | 'data'>;

const over = (changed: ChangedContents, draft: Draft) => ({ ...changed, ...draft });

/** A page whose loader gives its contents alone. */
const plain =
  <Name extends string>(
    load: () => Promise<Record<Name, ComponentType> & { loader: () => Promise<ChangedContents> }>,
    name: Name,
  ) =>
  async (draft: Draft): Promise<Shown> => {
    const module = await load();
    return { Page: module[name], data: over(await module.loader(), draft) };
  };

/** How each page is made with a draft over it. */
const pages: Record<keyof typeof publicPages, (draft: Draft) => Promise<Shown>> = {
  home: plain(() => import('../HomePage/HomePage.tsx'), 'HomePage'),
  about: plain(() => import('../AboutPage/AboutPage.tsx'), 'AboutPage'),
  services: plain(() => import('../ServicesPage/ServicesPage.tsx'), 'ServicesPage'),
  audiovisual: plain(
    () => import('../ServiceAudiovisualPage/ServiceAudiovisualPage.tsx'),
    'ServiceAudiovisualPage',
  ),
  communication: plain(
    () => import('../ServiceCommunicationPage/ServiceCommunicationPage.tsx'),
    'ServiceCommunicationPage',
  ),
  training: plain(() => import('../ServiceTrainingPage/ServiceTrainingPage.tsx'), 'ServiceTrainingPage'),
  strategy: plain(() => import('../ServiceStrategyPage/ServiceStrategyPage.tsx'), 'ServiceStrategyPage'),
  formations: plain(() => import('../FormationsPage/FormationsPage.tsx'), 'FormationsPage'),
  realizations: plain(() => import('../RealizationsPage/RealizationsPage.tsx'), 'RealizationsPage'),
  contact: plain(() => import('../ContactPage/ContactPage.tsx'), 'ContactPage'),
  privacyPolicy: plain(() => import('../PrivacyPolicyPage/PrivacyPolicyPage.tsx'), 'PrivacyPolicyPage'),
  termsOfService: plain(() => import('../TermsOfServicePage/TermsOfServicePage.tsx'), 'TermsOfServicePage'),
  legalNotice: plain(() => import('../LegalNoticePage/LegalNoticePage.tsx'), 'LegalNoticePage'),
  async blog(draft) {
    const [{ BlogPage: Page }, { loadBlogPage }] = await Promise.all([
      import('../BlogPage/BlogPage.tsx'),
      import('../BlogPage/blogPage.loader.ts'),
    ]);
    const data = await loadBlogPage({ page: 1 });
    return { Page, data: { ...data, contents: over(data.contents, draft) } };
  },
  /** The latest article: the draft is on all of them alike. */
  async blogArticle(draft) {
    const [{ ArticleSections }, { loadMarkdown }, { articles }] = await Promise.all([
      import('../BlogArticlePage/BlogArticlePage.tsx'),
      import('#site/sections/blog/ArticleBody/loadMarkdown.ts'),
      fetchPublishedArticles({ page: 1, pageSize: 1 }),
    ]);
    const [article] = await Promise.all([
      articles[0] ? fetchPublishedArticle(articles[0].slug) : null,
      loadMarkdown(),
    ]);
    return {
      Page: () => <ArticleSections article={article} related={[]} contents={draft} />,
      data: undefined,
    };
  },
  async notFound(draft) {
    const { NotFoundSections, loadNotFound } = await import('../NotFoundPage/NotFoundPage.tsx');
    const changed = over(await loadNotFound(), draft);
    return { Page: () => <NotFoundSections changed={changed} />, data: undefined };
  },
};

/** The page of a content; what stands around the pages is shown with one that it is long on. */
export const findPageName = ({ key, pages: [first] }: EditableSection): keyof typeof publicPages => {
  const known = Object.entries(publicPages).find(([, { path }]) => path === first?.path);
  if (known) return known[0] as keyof typeof publicPages;
  return key === 'settings/company' || key === 'settings/hours' ? 'contact' : 'home';
};

/** What a composed page says to search engines alone. */
const unseenOfComposed = ['title', 'description', 'socialTitle', 'socialDescription'];

/** What says how a content is shown, and the content as its schema wants it: null when the site couldn't show it. */
type ContentReading = {
  section: EditableSection | undefined;
  /** Whether it is a page of its own. */
  isComposed: boolean;
  read: Pick<DraftPage, 'section' | 'value' | 'parts' | 'texts'> | null;
};

/** Whether people read a part: what is chosen, and where links lead, they don't. */
const isRead = ({ kind }: ContentPart) =>
  kind === 'line' || kind === 'text' || kind === 'input' || kind === 'number';

/** Reads a content of the site as this release of it does. Rejects when what describes contents can't be had. */
export async function readContent(key: string, value: unknown): Promise<ContentReading> {
  const [{ composedPage, isComposedPage }, { listParts }, { findSection }] = await Promise.all([
    import('#site/contents/composedPage.ts'),
    import('#site/contents/contentParts.ts'),
    import('#site/contents/registry.ts'),
  ]);
  const isComposed = isComposedPage(key);
  const section = isComposed ? composedPage(key, { online: value }) : findSection(key);
  const parsed = section?.schema.safeParse(value);
  if (!section || !parsed?.success) return { section, isComposed, read: null };
  const draft = parsed.data as object;
  const isUnseen = isComposed
    ? ({ path }: ContentPart) => unseenOfComposed.includes(path)
    : () => /^settings\/|\/head$/.test(key);
  const parts = listParts(section.schema, draft);
  return {
    section,
    isComposed,
    read: { section, value: draft, parts: parts.filter(isUnseen), texts: parts.filter(isRead) },
  };
}

/**
 * The public page that shows a content, with a draft of it over what is published (product 15.10); null when the draft is no
 * content that this release of the site could show. Rejects when the page can't be had.
 */
export async function loadDraftPage(key: string, value: unknown): Promise<DraftPage | null> {
  const [{ read, isComposed }, loaded] = await Promise.all([readContent(key, value), loadLayout()]);
  if (!read) return null;
  const { section, value: draft } = read;
  if (isComposed) {
    const { Section } = section;
    return {
      ...read,
      path: section.pages[0]?.path ?? '',
      loaded,
      Page: () => Section && <Section {...draft} />,
      data: undefined,
    };
  }
  const name = findPageName(section);
  const changes = { [key]: draft };
  const isAround = section.pages.length === 0;
  return {
    ...read,
    path: publicPages[name].path,
    loaded: isAround ? layoutOver(loaded, changes) : loaded,
    ...(await pages[name](isAround ? {} : changes)),
  };
}

/** Hours depend on the day, also those that aren't published. */
const layoutOver = (loaded: LayoutData, draft: Draft): LayoutData => ({
  pages: [],
  today: quebecDay(new Date().toISOString()),
  ...loaded,
  changed: over(loaded?.changed, draft),
});

/** The page itself, for `SiteFrame` to stand around. */
export function ShownDraft({ page: { Page, data } }: { page: DraftPage }) {
  const instead = useMemo(() => ({ data }), [data]);
  return (
    <PageDataContext value={instead}>
      <Page />
    </PageDataContext>
  );
}
