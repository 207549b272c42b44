import { pageContents } from '#documents/contents/pageContents.ts';
import { LegalText } from '#site/sections/legal/LegalText/LegalText.tsx';
import { privacyPolicyContent } from '#site/sections/legal/privacyPolicy.content.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { papers } from '#site/illustrations/papers.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { callToActionContent, headContent, heroContent } from './privacyPolicyPage.section.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = papers;

const page = pageContents({
  'privacyPolicy/head': headContent,
  'privacyPolicy/hero': heroContent,
  'privacyPolicy/text': privacyPolicyContent,
  'privacyPolicy/callToAction': callToActionContent,
});

export const { loader, head } = page;

/** /privacy-policy: a legal text, dated of the visit (product: legal texts). */
export function PrivacyPolicyPage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} opening={opening} titleSize="loud" />
      <LegalText {...contents.text} />
      <CallToAction {...contents.callToAction} closing="quiet" />
    </>
  );
}
