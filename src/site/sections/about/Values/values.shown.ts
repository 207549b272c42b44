import { showWith } from '#site/contents/section.ts';
import { Values } from './index.ts';
import { valuesSchema } from './values.section.ts';

export default showWith(valuesSchema, Values);
