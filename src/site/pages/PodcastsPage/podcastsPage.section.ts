import { describePage } from '#site/contents/describePage.ts';
import { callToActionContent, headContent, heroContent } from './podcastsPage.content.ts';

export default describePage('podcasts', { headContent, heroContent, callToActionContent });
