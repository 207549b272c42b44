export { ShowList, type ShowListProps } from './ShowList.tsx';
