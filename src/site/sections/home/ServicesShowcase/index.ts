export { ServicesShowcase, type ServicesShowcaseProps } from './ServicesShowcase.tsx';
