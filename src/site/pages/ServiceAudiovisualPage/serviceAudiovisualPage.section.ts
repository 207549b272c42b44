import { describePage } from '#site/contents/describePage.ts';
import { callToActionContent, headContent, heroContent } from './serviceAudiovisualPage.content.ts';

export default describePage('audiovisual', { headContent, heroContent, callToActionContent });
