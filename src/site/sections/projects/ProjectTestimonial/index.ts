export { ProjectTestimonial, type ProjectTestimonialProps } from './ProjectTestimonial.tsx';
