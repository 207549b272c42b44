import { showWith } from '#site/contents/section.ts';
import { Expertise } from './Expertise.tsx';
import { expertiseSchema } from './expertise.section.ts';

export default showWith(expertiseSchema, Expertise);
