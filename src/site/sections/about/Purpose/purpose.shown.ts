import { showWith } from '#site/contents/section.ts';
import { Purpose } from './Purpose.tsx';
import { purposeSchema } from './purpose.section.ts';

export default showWith(purposeSchema, Purpose);
