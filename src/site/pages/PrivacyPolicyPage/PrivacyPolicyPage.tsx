import { pageContents } from '#site/contents/pageContents.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { LegalText } from '#site/sections/legal/LegalText/index.ts';
import { privacyPolicyContent } from '#site/sections/legal/privacyPolicy.content.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import { callToActionContent, heroContent } from './privacyPolicyPage.content.ts';

export const head = {
  title: 'Politique de confidentialité',
  description:
    'Les renseignements que Porte-Voix recueille, leurs fins, leur conservation et vos droits d’accès, de rectification et de portabilité selon la Loi 25.',
  keywords: ['politique de confidentialité', 'Loi 25', 'renseignements personnels', 'Québec'],
} satisfies PageHeadData;

const page = pageContents({
  'privacyPolicy/hero': heroContent,
  'privacyPolicy/text': privacyPolicyContent,
  'privacyPolicy/callToAction': callToActionContent,
});

export const { loader } = page;

/** /privacy-policy: a legal text, dated of the visit (product 3.9). */
export function PrivacyPolicyPage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} />
      <LegalText {...contents.text} />
      <CallToAction {...contents.callToAction} />
    </>
  );
}
