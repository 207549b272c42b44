export { Testimonials, type Testimonial, type TestimonialsProps } from './Testimonials.tsx';
export { Portrait, type PortraitProps } from './Portrait.tsx';
