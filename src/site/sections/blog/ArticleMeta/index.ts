export { ArticleMeta, type ArticleMetaProps } from './ArticleMeta.tsx';
