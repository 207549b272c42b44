import { showWith } from '#site/contents/section.ts';
import { ContentLists } from './index.ts';
import { contentListsSchema } from './contentLists.section.ts';

export default showWith(contentListsSchema, ContentLists);
