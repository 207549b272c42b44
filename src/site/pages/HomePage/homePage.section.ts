import { describePage } from '#site/contents/describePage.ts';
import { headContent } from './homePage.content.ts';

export default describePage('home', { headContent });
