import { LegalText } from '#site/sections/legal/LegalText/LegalText.tsx';
import { termsOfServiceContent } from '#site/sections/legal/termsOfService.content.ts';
import { papers } from '#site/illustrations/papers.ts';
import { sectionsPage } from '../sectionsPage.tsx';
import { callToActionContent, headContent, heroContent } from './termsOfServicePage.section.ts';

const page = sectionsPage('termsOfService', {
  opening: papers,
  titleSize: 'loud',
  headContent,
  heroContent,
  sections: {
    text: [LegalText, termsOfServiceContent],
  },
  callToActionContent,
  closing: { closing: 'quiet' },
});

export const { opening, loader, head } = page;

/** /terms-of-service: a legal text, dated of the visit (product: legal texts). */
export const TermsOfServicePage = page.Page;
