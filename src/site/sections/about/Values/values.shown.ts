import { showWith } from '#site/contents/section.ts';
import { Values } from './Values.tsx';
import { valuesSchema } from './values.section.ts';

export default showWith(valuesSchema, Values);
