import { showWith } from '#site/contents/section.ts';
import { ContentLists } from './ContentLists.tsx';
import { contentListsSchema } from './contentLists.section.ts';

export default showWith(contentListsSchema, ContentLists);
