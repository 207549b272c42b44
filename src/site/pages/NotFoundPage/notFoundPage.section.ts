import { describePage } from '#site/contents/describePage.ts';
import { headContent, heroContent } from './notFoundPage.content.ts';

export default describePage('notFound', { headContent, heroContent });
