export { ArticleTable, type ArticleTableProps } from './ArticleTable.tsx';
