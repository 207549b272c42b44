export { LeadTable } from './LeadTable.tsx';
