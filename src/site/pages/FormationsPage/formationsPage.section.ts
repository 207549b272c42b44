import { describePage } from '#site/contents/describePage.ts';
import { callToActionContent, headContent, heroContent } from './formationsPage.content.ts';

export default describePage('formations', { headContent, heroContent, callToActionContent });
