import { describePage } from '#site/contents/describePage.ts';
import { callToActionContent } from './blogArticlePage.content.ts';

export default describePage('blogArticle', { callToActionContent });
