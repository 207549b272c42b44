export { RelatedArticles, type RelatedArticlesProps } from './RelatedArticles.tsx';
