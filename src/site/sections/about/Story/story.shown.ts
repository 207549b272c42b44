import { showWith } from '#site/contents/section.ts';
import { Story } from './index.ts';
import { storySchema } from './story.section.ts';

export default showWith(storySchema, Story);
