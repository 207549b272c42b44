import { describePage } from '#site/contents/describePage.ts';
import { callToActionContent, headContent, heroContent } from './privacyPolicyPage.content.ts';

export default describePage('privacyPolicy', { headContent, heroContent, callToActionContent });
