import { ContentLists } from './index.ts';

export default { 'communication/contentLists': ContentLists };
