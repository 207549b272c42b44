import { showWith } from '#site/contents/section.ts';
import { Testimonials } from './index.ts';
import { testimonialsSchema } from './testimonials.schema.ts';

export default showWith(testimonialsSchema, Testimonials);
