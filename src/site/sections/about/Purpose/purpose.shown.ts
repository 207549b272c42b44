import { showWith } from '#site/contents/section.ts';
import { Purpose } from './index.ts';
import { purposeSchema } from './purpose.section.ts';

export default showWith(purposeSchema, Purpose);
