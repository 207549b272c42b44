import { showWith } from '#site/contents/section.ts';
import { Methodologies } from './index.ts';
import { methodologiesSchema } from './methodologies.section.ts';

export default showWith(methodologiesSchema, Methodologies);
