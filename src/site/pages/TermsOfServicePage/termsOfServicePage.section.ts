import { describePage } from '#site/contents/describePage.ts';
import { callToActionContent, headContent, heroContent } from './termsOfServicePage.content.ts';

export default describePage('termsOfService', { headContent, heroContent, callToActionContent });
