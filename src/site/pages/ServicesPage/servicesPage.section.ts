import { describePage } from '#site/contents/describePage.ts';
import { callToActionContent, headContent, heroContent } from './servicesPage.content.ts';

export default describePage('services', { headContent, heroContent, callToActionContent });
