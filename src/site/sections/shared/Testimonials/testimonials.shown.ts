import { showWith } from '#site/contents/section.ts';
import { Testimonials } from './Testimonials.tsx';
import { testimonialsSchema } from './testimonials.schema.ts';

export default showWith(testimonialsSchema, Testimonials);
