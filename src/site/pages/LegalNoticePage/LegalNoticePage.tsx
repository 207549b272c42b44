import { pageContents } from '#site/contents/pageContents.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { LegalText } from '#site/sections/legal/LegalText/index.ts';
import { legalNoticeContent } from '#site/sections/legal/legalNotice.content.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import { callToActionContent, heroContent } from './legalNoticePage.content.ts';

export const head = {
  title: 'Mentions légales',
  description:
    'Éditeur, responsable de la publication, hébergement, droits d’auteur et accessibilité du site de Porte-Voix, agence de communication à Québec.',
  keywords: ['mentions légales', 'éditeur', 'accessibilité', 'Québec'],
} satisfies PageHeadData;

const page = pageContents({
  'legalNotice/hero': heroContent,
  'legalNotice/text': legalNoticeContent,
  'legalNotice/callToAction': callToActionContent,
});

export const { loader } = page;

/** /legal-notice: a legal text, dated of the visit (product 3.9). */
export function LegalNoticePage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} />
      <LegalText {...contents.text} />
      <CallToAction {...contents.callToAction} />
    </>
  );
}
