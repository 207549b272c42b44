export { Table, type TableProps } from './Table.tsx';
export { rowsAsCards, widestColumn } from './rowsAsCards.styles.ts';
