import type { BlogArticle } from '#data/articles/blog.queries.ts';
import { toArticleDocument } from '#data/documents/documentKey.ts';
import type { NotedDocument } from '#site/sections/preview/PreviewNotes/index.ts';

/** What notes can be about in an article: the fields that its page shows. */
export const toNotedArticle = ({ id, title, excerpt, content }: BlogArticle): NotedDocument => ({
  document: toArticleDocument(id),
  texts: [
    { path: 'title', text: title },
    { path: 'excerpt', text: excerpt ?? '' },
    { path: 'content', text: content },
  ],
});
