import { useCallback, useEffect, useState } from 'react';
import { paths } from '#paths.ts';
import {
  type BlogArticle,
  type BlogSummary,
  fetchRelatedArticles,
} from '#features/articles/data/blog.queries.ts';
import { toDataError } from '#data/errors.ts';
import { fetchPreview, type Preview } from '#features/previews/data/preview.queries.ts';
import { loadMarkdown } from '#features/articles/site/ArticleBody/loadMarkdown.ts';
import type { NotedDocument } from '#features/previews/site/PreviewNotes/passages.ts';
import type { ChangedContents } from '#documents/contents/pageContents.ts';
import { page as articlePage } from '#features/articles/site/BlogArticlePage/blogArticlePage.loader.ts';
import { toNotedArticle } from './notedDocuments.ts';
import { type DraftPage, loadDraftPage } from './loadDraft.tsx';
import { useApproval } from './useApproval.ts';

type State =
  | { kind: 'loading' }
  /** The link leads nowhere. */
  | { kind: 'ended' }
  | { kind: 'failed'; reason: string }
  /** The content doesn't fit its section any more: the site would show the code's copy. */
  | { kind: 'unfit' }
  | ({ kind: 'article'; article: BlogArticle; related: BlogSummary[]; contents: ChangedContents } & Version)
  | ({ kind: 'content'; page: DraftPage } & Version);

type Version = Pick<Preview, 'contentHash' | 'endsAt'> & {
  /** What notes can be about. */
  noted: readonly NotedDocument[];
};

/** What a token leads to. What else there is to read must not keep anyone from reading it. Rejects with a DataError. */
async function load(token: string): Promise<State> {
  const preview = await fetchPreview(token);
  if (!preview) return { kind: 'ended' };
  const { contentHash, endsAt, article, content, release } = preview;
  if (release) {
    // A link to the whole site, whose address was cut.
    location.replace(`${paths.sitePreview}#${token}`);
    return { kind: 'loading' };
  }
  if (content) {
    // What it needs is asked for as any page is, and fails as one does.
    const page = await loadDraftPage(content);
    if (!page) return { kind: 'unfit' };
    const noted = [{ document: content.key, texts: page.texts, hasFacts: page.section.hasFacts }];
    return { kind: 'content', page, noted, contentHash, endsAt };
  }
  if (!article) return { kind: 'unfit' };
  const [related, contents] = await Promise.all([
    fetchRelatedArticles(article, 3).catch(() => []),
    articlePage.load(),
    loadMarkdown(),
  ]);
  const noted = [await toNotedArticle(article)];
  return { kind: 'article', article, related, contents, noted, contentHash, endsAt };
}

/** The text that a token leads to, another try, and its approval. */
export function usePreview(token: string) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const [answered, setAnswered] = useState(0);

  useEffect(() => {
    let isWanted = true;
    const show = (next: State) => {
      if (!isWanted) return;
      setState(next);
      setAnswered(attempt);
    };
    load(token).then(show, (error: unknown) => show({ kind: 'failed', reason: toDataError(error).message }));
    return () => {
      isWanted = false;
    };
  }, [token, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);

  const approve = useApproval(token, async () => {
    const next = await load(token);
    if (next.kind === 'ended') return false;
    setState(next);
    return true;
  });

  return { state, isLoading: answered !== attempt, retry, approve };
}
