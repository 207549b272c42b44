import { pageContents } from '#documents/contents/pageContents.ts';
import { LegalText } from '#site/sections/legal/LegalText/LegalText.tsx';
import { legalNoticeContent } from '#site/sections/legal/legalNotice.content.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { papers } from '#site/illustrations/papers.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { callToActionContent, headContent, heroContent } from './legalNoticePage.section.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = papers;

const page = pageContents({
  'legalNotice/head': headContent,
  'legalNotice/hero': heroContent,
  'legalNotice/text': legalNoticeContent,
  'legalNotice/callToAction': callToActionContent,
});

export const { loader, head } = page;

/** /legal-notice: a legal text, dated of the visit (product: legal texts). */
export function LegalNoticePage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} opening={opening} titleSize="loud" />
      <LegalText {...contents.text} />
      <CallToAction {...contents.callToAction} closing="quiet" />
    </>
  );
}
