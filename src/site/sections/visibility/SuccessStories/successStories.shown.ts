import { showWith } from '#site/contents/section.ts';
import { SuccessStories } from './index.ts';
import { successStoriesSchema } from './successStories.section.ts';

export default showWith(successStoriesSchema, SuccessStories);
