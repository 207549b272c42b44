import { pageContents } from '#site/contents/pageContents.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { LegalText } from '#site/sections/legal/LegalText/index.ts';
import { termsOfServiceContent } from '#site/sections/legal/termsOfService.content.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import { callToActionContent, heroContent } from './termsOfServicePage.content.ts';

export const head = {
  title: 'Conditions d’utilisation',
  description:
    'Les conditions d’utilisation du site de Porte-Voix : prix et soumissions, formations et annulations, propriété intellectuelle, droit applicable au Québec.',
  keywords: ['conditions d’utilisation', 'annulation', 'propriété intellectuelle', 'Québec'],
} satisfies PageHeadData;

const page = pageContents({
  'termsOfService/hero': heroContent,
  'termsOfService/text': termsOfServiceContent,
  'termsOfService/callToAction': callToActionContent,
});

export const { loader } = page;

/** /terms-of-service: a legal text, dated of the visit (product 3.9). */
export function TermsOfServicePage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} />
      <LegalText {...contents.text} />
      <CallToAction {...contents.callToAction} />
    </>
  );
}
