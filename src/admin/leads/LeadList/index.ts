export { LeadList } from './LeadList.tsx';
export { LeadsSkeleton } from './LeadsSkeleton.tsx';
