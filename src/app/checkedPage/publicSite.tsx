import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import type { PageFault, PageOfArticle, PublicSite } from '#admin/articles/checks/publicSite.ts';
import type { BlogArticle } from '#data/articles/blog.queries.ts';
import { readingMinutes } from '#data/articles/readingTime.ts';
import { slugOf } from '#data/articles/slug.ts';
import { feedPath } from '#site/feed.ts';
import { loadMarkdown } from '#site/sections/blog/ArticleBody/loadMarkdown.ts';
import { siteUrl } from '#data/siteUrl.ts';
import { routes } from '../routes.tsx';
import { PageInFrame } from './PageInFrame.tsx';
import { findBrokenPictures, inspectWidth } from './inspectPage.ts';
import { openFrame } from './openFrame.ts';

/** A phone and a desk. */
const WIDTHS = [375, 1280];

/** What the site answers beside its pages. */
const files = [feedPath, '/sitemap.xml', '/robots.txt', '/favicon.svg'];

/** The site of this very build: its routes, and the page of an article in its own layout and styles. */
export const publicSite: PublicSite = {
  origins: [siteUrl],

  hasPage: (path) =>
    files.includes(path) ||
    // The server tells capitals from small letters.
    (path === path.toLowerCase() && matchRoutes(routes, path)?.at(-1)?.route.path !== '*'),

  /** One window, made wider: documents of one origin share a thread, so that two would save no time. */
  async inspect(page, signal) {
    const [frame, { SiteLayout }] = await Promise.all([
      openFrame(),
      import('#site/layout/SiteLayout/SiteLayout.tsx'),
      loadMarkdown(),
    ]);
    const { document } = frame.window;
    const root = createRoot(document.getElementById('root') ?? document.body);
    try {
      const found: PageFault[] = [];
      for (const width of WIDTHS) {
        frame.resize(width);
        if (width === WIDTHS[0]) {
          flushSync(() =>
            root.render(<PageInFrame article={articleOf(page)} Layout={SiteLayout} head={document.head} />),
          );
          // Out of sight, those that wait to be scrolled to would never come.
          for (const picture of document.images) picture.loading = 'eager';
          await document.fonts.ready;
        }
        signal.throwIfAborted();
        found.push(...(await inspectWidth(frame.window, width)));
      }
      await Promise.race([settled(document.images), aborted(signal)]);
      return unique([...found, ...findBrokenPictures(document)]);
    } finally {
      root.unmount();
      frame.close();
    }
  },
};

function articleOf({ category, tags, ...text }: PageOfArticle): BlogArticle {
  const now = new Date().toISOString();
  return {
    ...text,
    id: crypto.randomUUID(),
    slug: slugOf(text),
    categories: category,
    category_id: null,
    profiles: null,
    article_tags: tags.map((tag) => ({ tags: tag })),
    // What the library knows of them stays there: pictures are shown as they are.
    cover: null,
    pictures: {},
    published_at: now,
    created_at: now,
    updated_at: now,
    readingMinutes: readingMinutes(text.content),
  };
}

/** Both widths mostly find the same. */
const unique = (faults: readonly PageFault[]) => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
];

/** Every picture has answered, one way or another. */
const settled = (pictures: Iterable<HTMLImageElement>) =>
  Promise.allSettled([...pictures].map((picture) => picture.decode()));

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
