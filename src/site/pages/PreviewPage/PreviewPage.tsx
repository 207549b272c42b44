import type { PageHeadData } from '#site/pageHead.ts';
import { ArticleBody } from '#site/sections/blog/ArticleBody/index.ts';
import { ArticleHeader } from '#site/sections/blog/ArticleHeader/index.ts';
import { BlogFailure } from '#site/sections/blog/BlogFailure/index.ts';
import { BlogLoading } from '#site/sections/blog/BlogLoading/index.ts';
import { RelatedArticles } from '#site/sections/blog/RelatedArticles/index.ts';
import { PreviewBar } from '#site/sections/preview/PreviewBar/index.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import { callToActionContent } from '../BlogArticlePage/blogArticlePage.content.ts';
import { endedContent } from './previewPage.content.ts';
import { usePreview } from './usePreview.ts';
import { usePreviewToken } from './usePreviewToken.ts';

export const head = { title: 'Aperçu', description: '', isIndexed: false } satisfies PageHeadData;

/** /apercu#token: an article as it is saved, in its real page, for whoever has the link (product 7.16, 7.17). */
export function PreviewPage() {
  const token = usePreviewToken();
  return token ? <SharedArticle key={token} token={token} /> : <PageHero {...endedContent} />;
}

function SharedArticle({ token }: { token: string }) {
  const { state, isLoading, retry, approve } = usePreview(token);
  if (state.kind === 'loading') return <BlogLoading />;
  if (state.kind === 'ended') return <PageHero {...endedContent} />;
  if (state.kind === 'failed') {
    return (
      <BlogFailure
        eyebrow="Blogue"
        title="Impossible de charger cet aperçu."
        reason={state.reason}
        isRetrying={isLoading}
        onRetry={retry}
      />
    );
  }
  const { preview, related } = state;
  const { article, contentHash } = preview;
  return (
    <>
      <PreviewBar preview={preview} onApprove={(input) => approve(contentHash, input)} />
      <ArticleHeader article={article} />
      <ArticleBody article={article} />
      <RelatedArticles articles={related} />
      <CallToAction {...callToActionContent} />
    </>
  );
}
