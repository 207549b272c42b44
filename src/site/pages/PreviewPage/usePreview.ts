import { useCallback, useEffect, useRef, useState } from 'react';
import { type BlogArticle, type BlogSummary, fetchRelatedArticles } from '#data/articles/blog.queries.ts';
import { DataError, toDataError } from '#data/errors.ts';
import type { ApprovalInput } from '#data/previews/approval.schema.ts';
import { approvePreview, fetchPreview, type Preview } from '#data/previews/preview.queries.ts';
import { loadMarkdown } from '#site/sections/blog/ArticleBody/loadMarkdown.ts';
import type { ChangedContents } from '#site/contents/pageContents.ts';
import { page as articlePage } from '../BlogArticlePage/blogArticlePage.loader.ts';
import { type DraftPage, loadDraftPage } from './shownDraft.tsx';

type State =
  | { kind: 'loading' }
  /** The link leads nowhere. */
  | { kind: 'ended' }
  | { kind: 'failed'; reason: string }
  /** The content doesn't fit its section any more: the site would show the code's copy. */
  | { kind: 'unfit' }
  | ({ kind: 'article'; article: BlogArticle; related: BlogSummary[]; contents: ChangedContents } & Version)
  | ({ kind: 'content'; page: DraftPage } & Version);

type Version = Pick<Preview, 'contentHash' | 'endsAt'>;

/** What a token leads to. What else there is to read must not keep anyone from reading it. Rejects with a DataError. */
async function load(token: string): Promise<State> {
  const preview = await fetchPreview(token);
  if (!preview) return { kind: 'ended' };
  const { contentHash, endsAt, article, content } = preview;
  if (content) {
    // What it needs is asked for as any page is, and fails as one does.
    const page = await loadDraftPage(content.key, content.value);
    return page ? { kind: 'content', page, contentHash, endsAt } : { kind: 'unfit' };
  }
  if (!article) return { kind: 'unfit' };
  const [related, contents] = await Promise.all([
    fetchRelatedArticles(article, 3).catch(() => []),
    articlePage.load(),
    loadMarkdown(),
  ]);
  return { kind: 'article', article, related, contents, contentHash, endsAt };
}

/** The text that a token leads to, another try, and its approval. */
export function usePreview(token: string) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const [answered, setAnswered] = useState(0);
  // Kept over attempts, so that an approval whose answer got lost isn't stored twice.
  const approvalId = useRef<string>(null);

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

  /** Rejects with a DataError; a text that has changed meanwhile is read again. */
  const approve = async (contentHash: string, input: ApprovalInput): Promise<'approved' | 'changed'> => {
    approvalId.current ??= crypto.randomUUID();
    try {
      await approvePreview({ ...input, token, id: approvalId.current, contentHash });
      approvalId.current = null;
      return 'approved';
    } catch (error) {
      if (!(error instanceof DataError) || error.kind !== 'conflict') throw error;
      const next = await load(token);
      // The form stays, with what was typed.
      if (next.kind === 'ended')
        throw new DataError('notFound', { sentence: 'Ce lien d’aperçu n’est plus valable.' });
      setState(next);
      return 'changed';
    }
  };

  return { state, isLoading: answered !== attempt, retry, approve };
}
