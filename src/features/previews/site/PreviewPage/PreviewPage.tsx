import { type ReactNode, useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { connection, connectTo } from '#data/connection.ts';
import { findKind } from '#documents/data/documentKey.ts';
import { fetchPublishedArticle, fetchRelatedArticles } from '#features/articles/data/blog.queries.ts';
import { loadMarkdown } from '#features/articles/site/ArticleBody/loadMarkdown.ts';
import { page as articlePage } from '#features/articles/site/BlogArticlePage/blogArticlePage.loader.ts';
import { ArticleSections } from '#features/articles/site/BlogArticlePage/BlogArticlePage.tsx';
import { approve, fetchPreview, type PreviewedDocument } from '#features/previews/data/preview.queries.ts';
import { readPreviewed } from '#features/previews/data/readPreviewed.ts';
import { PreviewBar } from '#features/previews/site/PreviewBar/PreviewBar.tsx';
import { PreviewNotes } from '#features/previews/site/PreviewNotes/PreviewNotes.tsx';
import { paths } from '#paths.ts';
import { useAnswer } from '#site/Answered.tsx';
import { type LayoutData, loader, SiteFrame } from '#site/layout/SiteLayout/SiteLayout.tsx';
import { BlogFailure } from '#site/sections/shared/BlogFailure/BlogFailure.tsx';
import { BlogLoading } from '#site/sections/shared/BlogLoading/BlogLoading.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { type ArticleText, describeDocument } from '../SitePreview/describeDocuments.ts';
import { loadDraftPage } from './loadDraft.tsx';
import { endedContent, unfitContent } from './previewPage.content.ts';
import { usePreviewToken } from './usePreviewToken.ts';

export { loader };

/**
 * /apercu#token: a document as it is saved, in its real page, for whoever has the link (product:
 * preview links, approving, previews of contents).
 */
export function PreviewPage() {
  const token = usePreviewToken();
  const around = useLoaderData<LayoutData>();
  if (token) return <SharedText key={token} token={token} around={around} />;
  return (
    <SiteFrame loaded={around} path={paths.preview}>
      <PageHero {...endedContent} />
    </SiteFrame>
  );
}

interface SharedTextProps {
  token: string;
  /** What is published around the pages. */
  around: LayoutData;
}

function SharedText({ token, around }: SharedTextProps) {
  // What this page reads is the site with what the token leads to.
  useEffect(() => connectTo({ fetch: readPreviewed(token, connection().fetch) }), [token]);
  const { state, isLoading, retry, show } = useAnswer(load, token);
  const reload = async () => {
    const next = await load(token);
    if (next.kind === 'ended') return false;
    show(next);
    return true;
  };
  const preview = state.kind === 'loaded' ? state.answer : null;
  return (
    <SiteFrame loaded={(preview?.kind === 'shown' && preview.loaded) || around} path={paths.preview}>
      {(state.kind === 'loading' || preview?.kind === 'elsewhere') && <BlogLoading />}
      {state.kind === 'failed' && (
        <BlogFailure
          eyebrow="Aperçu"
          title="Impossible de charger cet aperçu."
          reason={state.reason}
          isRetrying={isLoading}
          onRetry={retry}
        />
      )}
      {preview?.kind === 'ended' && <PageHero {...endedContent} />}
      {preview?.kind === 'unfit' && <PageHero {...unfitContent} />}
      {preview?.kind === 'shown' && (
        <>
          <PreviewBar
            subject={preview.subject}
            endsAt={preview.endsAt}
            contentHash={preview.contentHash}
            unseen={preview.unseen}
            onApprove={(input, id) =>
              approve({ ...input, id, token, contentHash: preview.contentHash }, reload)
            }
          />
          <PreviewNotes token={token} documents={preview.noted} />
          {preview.page}
        </>
      )}
    </SiteFrame>
  );
}

/** A document in its page, and what stands around that, where the draft is a part of it. */
type DrawnPage = { page: ReactNode; loaded?: LayoutData };

/**
 * What a token leads to: nowhere (`ended`), to a document, or to a content that doesn't fit its section any more (`unfit`), in whose
 * place the site would show the code's copy. Rejects with a DataError.
 */
async function load(token: string) {
  const preview = await fetchPreview(token);
  if (!preview) return { kind: 'ended' } as const;
  const { name, content_hash: contentHash, ends_at: endsAt, documents } = preview;
  const [document] = documents;
  if (name !== null || !document) {
    // A link to the whole site, whose address was cut.
    location.replace(`${paths.sitePreview}#${token}`);
    return { kind: 'elsewhere' } as const;
  }
  const isArticle = findKind(document.document) === 'article';
  const [drawn, { title, unseen, noted }] = await Promise.all([
    isArticle ? drawArticle(document) : loadDraftPage(document),
    describeDocument(document),
  ]);
  if (!drawn) return { kind: 'unfit' } as const;
  // What is approved, where the page shows more than that.
  const subject = isArticle ? undefined : title;
  return { kind: 'shown', ...drawn, subject, unseen, noted: [noted], contentHash, endsAt } as const;
}

/** Shows the article without related ones when they can't be loaded. */
async function drawArticle({ value }: PreviewedDocument): Promise<DrawnPage | null> {
  const article = await fetchPublishedArticle((value as ArticleText).slug);
  if (!article) return null;
  const [related, contents] = await Promise.all([
    fetchRelatedArticles(article, 3).catch(() => []),
    articlePage.load(),
    loadMarkdown(),
  ]);
  return { page: <ArticleSections article={article} related={related} contents={contents} /> };
}
