export { LostArticle, type LostArticleProps } from './DeletedArticle.tsx';
