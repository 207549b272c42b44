import { showWith } from '#site/contents/section.ts';
import { CaseStudies } from './index.ts';
import { caseStudiesSchema } from './caseStudies.section.ts';

export default showWith(caseStudiesSchema, CaseStudies);
