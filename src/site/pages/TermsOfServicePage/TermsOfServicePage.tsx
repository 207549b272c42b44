import { pageContents } from '#documents/contents/pageContents.ts';
import { LegalText } from '#site/sections/legal/LegalText/LegalText.tsx';
import { termsOfServiceContent } from '#site/sections/legal/termsOfService.content.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { papers } from '#site/illustrations/papers.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { callToActionContent, headContent, heroContent } from './termsOfServicePage.section.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = papers;

const page = pageContents({
  'termsOfService/head': headContent,
  'termsOfService/hero': heroContent,
  'termsOfService/text': termsOfServiceContent,
  'termsOfService/callToAction': callToActionContent,
});

export const { loader, head } = page;

/** /terms-of-service: a legal text, dated of the visit (product: legal texts). */
export function TermsOfServicePage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} opening={opening} titleSize="loud" />
      <LegalText {...contents.text} />
      <CallToAction {...contents.callToAction} closing="quiet" />
    </>
  );
}
