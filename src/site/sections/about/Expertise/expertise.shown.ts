import { showWith } from '#site/contents/section.ts';
import { Expertise } from './index.ts';
import { expertiseSchema } from './expertise.section.ts';

export default showWith(expertiseSchema, Expertise);
