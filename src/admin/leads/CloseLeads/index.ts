export { CloseLeads, type Closing } from './CloseLeads.tsx';
