export { LostArticle, type LostArticleProps } from './LostArticle.tsx';
