import { CaseStudies } from './CaseStudies.tsx';

export default { 'strategy/caseStudies': CaseStudies };
