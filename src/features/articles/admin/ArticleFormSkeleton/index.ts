export { ArticleFormSkeleton } from './ArticleFormSkeleton.tsx';
