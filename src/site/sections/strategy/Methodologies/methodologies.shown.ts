import { showWith } from '#site/contents/section.ts';
import { Methodologies } from './Methodologies.tsx';
import { methodologiesSchema } from './methodologies.section.ts';

export default showWith(methodologiesSchema, Methodologies);
