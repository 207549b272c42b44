import { CaseStudies } from './index.ts';

export default { 'strategy/caseStudies': CaseStudies };
