import { showWith } from '#site/contents/section.ts';
import { ServicesShowcase } from './ServicesShowcase.tsx';
import { servicesShowcaseSchema } from './servicesShowcase.section.ts';

export default showWith(servicesShowcaseSchema, ServicesShowcase);
