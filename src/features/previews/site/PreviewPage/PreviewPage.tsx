import { useLoaderData } from 'react-router-dom';
import { paths } from '#paths.ts';
import { type LayoutData, loader, SiteFrame } from '#site/layout/SiteLayout/SiteLayout.tsx';
import { BlogFailure } from '#site/sections/shared/BlogFailure/BlogFailure.tsx';
import { BlogLoading } from '#site/sections/shared/BlogLoading/BlogLoading.tsx';
import { PreviewBar } from '#features/previews/site/PreviewBar/PreviewBar.tsx';
import { PreviewNotes } from '#features/previews/site/PreviewNotes/PreviewNotes.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { endedContent, unfitContent } from './previewPage.content.ts';
import { usePreview } from './usePreview.tsx';
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
  const { state, isLoading, retry, approve } = usePreview(token);
  const loaded = (state.kind === 'shown' && state.loaded) || around;
  return (
    <SiteFrame loaded={loaded} path={paths.preview}>
      {state.kind === 'loading' && <BlogLoading />}
      {state.kind === 'ended' && <PageHero {...endedContent} />}
      {state.kind === 'unfit' && <PageHero {...unfitContent} />}
      {state.kind === 'failed' && (
        <BlogFailure
          eyebrow="Aperçu"
          title="Impossible de charger cet aperçu."
          reason={state.reason}
          isRetrying={isLoading}
          onRetry={retry}
        />
      )}
      {state.kind === 'shown' && (
        <>
          <PreviewBar
            subject={state.subject}
            endsAt={state.endsAt}
            contentHash={state.contentHash}
            unseen={state.unseen}
            onApprove={(input) => approve(state.contentHash, input)}
          />
          <PreviewNotes token={token} documents={state.noted} />
          {state.page}
        </>
      )}
    </SiteFrame>
  );
}
