import { showWith } from '#site/contents/section.ts';
import { Directions } from './index.ts';
import { directionsSchema } from './directions.section.ts';

export default showWith(directionsSchema, Directions);
