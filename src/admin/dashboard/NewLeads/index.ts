export { NewLeads } from './NewLeads.tsx';
