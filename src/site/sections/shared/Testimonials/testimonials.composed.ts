import { Testimonials } from './Testimonials.tsx';

export default { 'formations/formationTestimonials': Testimonials };
