import { describePage } from '#site/contents/describePage.ts';
import { callToActionContent, headContent, heroContent } from './serviceCommunicationPage.content.ts';

export default describePage('communication', { headContent, heroContent, callToActionContent });
