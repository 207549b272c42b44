import { showWith } from '#site/contents/section.ts';
import { SuccessStories } from './SuccessStories.tsx';
import { successStoriesSchema } from './successStories.section.ts';

export default showWith(successStoriesSchema, SuccessStories);
