import { LegalText } from '#site/sections/legal/LegalText/LegalText.tsx';
import { privacyPolicyContent } from '#site/sections/legal/privacyPolicy.content.ts';
import { papers } from '#site/illustrations/papers.ts';
import { sectionsPage } from '../sectionsPage.tsx';
import { callToActionContent, headContent, heroContent } from './privacyPolicyPage.section.ts';

const page = sectionsPage('privacyPolicy', {
  opening: papers,
  titleSize: 'loud',
  headContent,
  heroContent,
  sections: {
    text: [LegalText, privacyPolicyContent],
  },
  callToActionContent,
  closing: { closing: 'quiet' },
});

export const { opening, loader, head } = page;

/** /privacy-policy: a legal text, dated of the visit (product: legal texts). */
export const PrivacyPolicyPage = page.Page;
