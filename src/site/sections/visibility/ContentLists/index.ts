export { ContentLists, type ContentListsProps } from './ContentLists.tsx';
