import { describePage } from '#site/contents/describePage.ts';
import { callToActionContent, headContent, heroContent } from './aboutPage.content.ts';

export default describePage('about', { headContent, heroContent, callToActionContent });
