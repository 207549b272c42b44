export { ArticlesSkeleton } from './ArticlesSkeleton.tsx';
