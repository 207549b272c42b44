import { showWith } from '#site/contents/section.ts';
import { Impact } from './Impact.tsx';
import { impactSchema } from './impact.section.ts';

export default showWith(impactSchema, Impact);
