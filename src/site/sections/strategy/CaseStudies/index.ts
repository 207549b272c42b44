export { CaseStudies, type CaseStudiesProps } from './CaseStudies.tsx';
