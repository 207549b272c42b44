import { pageHeadSchema } from '#site/contents/pageHead.schema.ts';
import { showWith } from '#site/contents/section.ts';
import { HeadPreview } from './HeadPreview.tsx';

export default showWith(pageHeadSchema, HeadPreview);
