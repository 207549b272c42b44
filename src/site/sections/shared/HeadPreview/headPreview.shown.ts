import { pageHeadSchema } from '#site/contents/pageHead.schema.ts';
import { showWith } from '#site/contents/section.ts';
import { HeadPreview } from './index.ts';

export default showWith(pageHeadSchema, HeadPreview);
