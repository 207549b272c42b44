export { ArticleCover, type ArticleCoverProps } from './ArticleCover.tsx';
