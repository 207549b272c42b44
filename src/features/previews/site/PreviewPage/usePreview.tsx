import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { paths } from '#paths.ts';
import { fetchPublishedArticle, fetchRelatedArticles } from '#features/articles/data/blog.queries.ts';
import { connection, connectTo } from '#data/connection.ts';
import { toDataError } from '#data/errors.ts';
import { findKind } from '#documents/data/documentKey.ts';
import {
  fetchPreview,
  type Preview,
  type PreviewedDocument,
} from '#features/previews/data/preview.queries.ts';
import { readPreviewed } from '#features/previews/data/readPreviewed.ts';
import { loadMarkdown } from '#features/articles/site/ArticleBody/loadMarkdown.ts';
import type { NotedDocument } from '#features/previews/site/PreviewNotes/targets.ts';
import { page as articlePage } from '#features/articles/site/BlogArticlePage/blogArticlePage.loader.ts';
import { ArticleSections } from '#features/articles/site/BlogArticlePage/BlogArticlePage.tsx';
import type { UnseenFact } from '../PreviewBar/Approval.tsx';
import type { LayoutData } from '#site/layout/SiteLayout/SiteLayout.tsx';
import { DrawnDraft, loadDraftPage, toNotedArticle } from './loadDraft.tsx';
import { type ArticleText, unseenOfArticle, unseenOfContent } from './unseen.ts';
import { useApproval } from './useApproval.ts';

type State =
  | { kind: 'loading' }
  /** The link leads nowhere. */
  | { kind: 'ended' }
  | { kind: 'failed'; reason: string }
  /** The content doesn't fit its section any more: the site would show the code's copy. */
  | { kind: 'unfit' }
  | ({ kind: 'shown' } & Shown & Pick<Preview, 'contentHash' | 'endsAt'>);

/** A document in its page. */
type Shown = {
  /** What is approved, where the page shows more than that. */
  subject?: string;
  /** What an approval bears on beside the page. */
  unseen: UnseenFact[];
  /** What notes can be about. */
  noted: readonly NotedDocument[];
  /** What stands around the page, where the draft is a part of it. */
  loaded?: LayoutData;
  page: ReactNode;
};

/** What a token leads to. Rejects with a DataError. */
async function load(token: string): Promise<State> {
  const preview = await fetchPreview(token);
  if (!preview) return { kind: 'ended' };
  const { name, contentHash, endsAt, documents } = preview;
  const [document] = documents;
  if (name !== null || !document) {
    // A link to the whole site, whose address was cut.
    location.replace(`${paths.sitePreview}#${token}`);
    return { kind: 'loading' };
  }
  const shown =
    findKind(document.document) === 'article' ? await showArticle(document) : await showContent(document);
  return shown ? { kind: 'shown', ...shown, contentHash, endsAt } : { kind: 'unfit' };
}

/** Shows the article without related ones when they can't be loaded. */
async function showArticle({ value }: PreviewedDocument): Promise<Shown | null> {
  const article = await fetchPublishedArticle((value as ArticleText).slug);
  if (!article) return null;
  const [related, contents, noted] = await Promise.all([
    fetchRelatedArticles(article, 3).catch(() => []),
    articlePage.load(),
    toNotedArticle(article),
    loadMarkdown(),
  ]);
  return {
    unseen: unseenOfArticle(article),
    noted: [noted],
    page: <ArticleSections article={article} related={related} contents={contents} />,
  };
}

/** Null when the content doesn't fit its section; rejects when its page can't be loaded. */
async function showContent({ document, value }: PreviewedDocument): Promise<Shown | null> {
  const page = await loadDraftPage(document, value);
  if (!page) return null;
  return {
    subject: page.section.title,
    unseen: unseenOfContent(page),
    noted: [{ document, texts: page.texts, hasFacts: page.section.hasFacts }],
    loaded: page.loaded,
    page: <DrawnDraft page={page} />,
  };
}

/** The text that a token leads to, another try, and its approval. */
export function usePreview(token: string) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const [answered, setAnswered] = useState(0);

  // What this page reads is the site with what the token leads to.
  useEffect(() => connectTo({ fetch: readPreviewed(token, connection().fetch) }), [token]);

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
