import { ContentLists } from './ContentLists.tsx';

export default { 'communication/contentLists': ContentLists };
