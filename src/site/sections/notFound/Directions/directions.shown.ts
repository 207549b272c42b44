import { showWith } from '#site/contents/section.ts';
import { Directions } from './Directions.tsx';
import { directionsSchema } from './directions.section.ts';

export default showWith(directionsSchema, Directions);
