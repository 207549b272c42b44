import { showWith } from '#site/contents/section.ts';
import { Story } from './Story.tsx';
import { storySchema } from './story.section.ts';

export default showWith(storySchema, Story);
