export { Table, type TableProps } from './Table.tsx';
export { rowsAsCards } from './rowsAsCards.ts';
