import { describePage } from '#site/contents/describePage.ts';
import { callToActionContent, headContent, heroContent } from './serviceStrategyPage.content.ts';

export default describePage('strategy', { headContent, heroContent, callToActionContent });
