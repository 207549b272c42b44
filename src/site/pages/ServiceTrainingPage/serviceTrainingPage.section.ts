import { describePage } from '#site/contents/describePage.ts';
import { callToActionContent, headContent, heroContent } from './serviceTrainingPage.content.ts';

export default describePage('training', { headContent, heroContent, callToActionContent });
