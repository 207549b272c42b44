import type { BlogArticle } from '#features/articles/data/blog.queries.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import type { NotedDocument } from '#features/previews/site/PreviewNotes/targets.ts';

/** What previews say of an article beside its page. */
export type ArticleText = Omit<
  BlogArticle,
  'categories' | 'profiles' | 'cover' | 'pictures' | 'article_tags' | 'readingMinutes'
>;

/** What notes can be about in an article: the fields that its page shows. Rejects when what reads a text can't be had. */
export async function toNotedArticle({
  id,
  title,
  excerpt,
  content,
  featured_image_url: cover,
}: ArticleText): Promise<NotedDocument> {
  const { findVisible } = await import('#typography/findProse.ts');
  return {
    document: toArticleDocument(id),
    texts: [
      { path: 'title', blocks: [title] },
      { path: 'featured_image_url', blocks: [], stored: cover ?? '' },
      { path: 'excerpt', blocks: [excerpt ?? ''] },
      { path: 'content', blocks: findVisible(content).map(({ text }) => text), stored: content },
    ],
  };
}
