import { describePage } from '#site/contents/describePage.ts';
import { callToActionContent, headContent, heroContent } from './legalNoticePage.content.ts';

export default describePage('legalNotice', { headContent, heroContent, callToActionContent });
