import { showWith } from '#site/contents/section.ts';
import { CaseStudies } from './CaseStudies.tsx';
import { caseStudiesSchema } from './caseStudies.section.ts';

export default showWith(caseStudiesSchema, CaseStudies);
