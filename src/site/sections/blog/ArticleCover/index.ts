export { columnWidth, type Frames, partOfColumn, textWidth } from './shownWidth.ts';
export { ArticleCover, type ArticleCoverProps } from './ArticleCover.tsx';
