import type { BlogArticle } from '#features/articles/data/blog.queries.ts';
import { type Pictures, formatSrcSet } from '#features/media/data/picture.ts';
import type * as markdown from '#design-system/components/Markdown';
import { textWidth } from '#features/media/site/frames.ts';

/** A promise as React's `use` reads it: one that is fulfilled needs no waiting, on the server either. */
type Usable<Value> = Promise<Value> & { status?: string; value?: Value };

/** Makes the HTML of a text elsewhere than in the thread that asks for it. */
type TextRenderer = (text: string, images: markdown.Images) => Promise<string>;

let request: Usable<typeof markdown> | undefined;
let renderElsewhere: TextRenderer | undefined;
const rendered = new WeakMap<BlogArticle, string>();

/** Fetches the parser once, for which a reader of a prerendered page has no use. Rejects as any request does. */
export function loadMarkdown(): Promise<typeof markdown> {
  if (request) return request;
  const started: Usable<typeof markdown> = import('#design-system/components/Markdown').then(
    (value) => {
      started.status = 'fulfilled';
      started.value = value;
      return value;
    },
    (error: unknown) => {
      request = undefined;
      throw error;
    },
  );
  request = started;
  return started;
}

/** On the server, texts of articles are made into HTML by `renderer`: what one of them costs, no other page has to wait for. */
export function renderTextsWith(renderer: TextRenderer) {
  renderElsewhere = renderer;
}

/** Waits for what the text of an article needs to be shown at once. */
export async function prepareText(article: BlogArticle): Promise<void> {
  if (!renderElsewhere) return void (await loadMarkdown());
  rendered.set(article, await renderElsewhere(article.content, toImages(article.pictures)));
}

/** The text of an article as HTML, where it was made elsewhere. */
export const renderedText = (article: BlogArticle) => rendered.get(article);

/** The pictures of the library as wide as the text, if they are as wide themselves. */
export const toImages = (pictures: Pictures | undefined): markdown.Images =>
  Object.fromEntries(
    Object.entries(pictures ?? {}).map(([address, picture]) => [
      address,
      {
        srcSet: formatSrcSet(address, picture),
        sizes: picture.variants && `min(${picture.width}px, ${textWidth})`,
        width: picture.width,
        height: picture.height,
      },
    ]),
  );
