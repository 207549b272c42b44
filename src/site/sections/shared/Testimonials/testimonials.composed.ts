import { Testimonials } from './index.ts';

export default { 'formations/formationTestimonials': Testimonials };
