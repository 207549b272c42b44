import { describePage } from '#site/contents/describePage.ts';
import { callToActionContent, headContent, heroContent } from './blogPage.content.ts';

export default describePage('blog', {
  headContent,
  heroContent,
  callToActionContent,
  callToActionProps: { tone: 'band' },
});
