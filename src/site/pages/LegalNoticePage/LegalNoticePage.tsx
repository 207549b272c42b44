import { LegalText } from '#site/sections/legal/LegalText/LegalText.tsx';
import { legalNoticeContent } from '#site/sections/legal/legalNotice.content.ts';
import { papers } from '#site/illustrations/papers.ts';
import { sectionsPage } from '../sectionsPage.tsx';
import { callToActionContent, headContent, heroContent } from './legalNoticePage.section.ts';

const page = sectionsPage('legalNotice', {
  opening: papers,
  titleSize: 'loud',
  headContent,
  heroContent,
  sections: {
    text: [LegalText, legalNoticeContent],
  },
  callToActionContent,
  closing: { closing: 'quiet' },
});

export const { opening, loader, head } = page;

/** /legal-notice: a legal text, dated of the visit (product: legal texts). */
export const LegalNoticePage = page.Page;
