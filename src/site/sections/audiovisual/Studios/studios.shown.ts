import { showWith } from '#site/contents/section.ts';
import { Studios } from './Studios.tsx';
import { studiosSchema } from './studios.section.ts';

export default showWith(studiosSchema, Studios);
