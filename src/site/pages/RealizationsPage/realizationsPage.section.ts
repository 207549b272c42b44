import { describePage } from '#site/contents/describePage.ts';
import { callToActionContent, headContent, heroContent } from './realizationsPage.content.ts';

export default describePage('realizations', { headContent, heroContent, callToActionContent });
