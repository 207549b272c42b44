import { CoverArt } from '#design-system/primitives/CoverArt';
import { CoverRoot, Picture } from './ArticleCover.styles.ts';

export interface ArticleCoverProps {
  /** Identifier of the article: draws its cover. */
  id: string;
  /** Its own picture, if it has one. */
  src: string | null;
  /** True below the first screen. */
  isLazy?: boolean;
  /** Sets the height. */
  className?: string;
}

/** The picture of an article, over a drawn one. Decoration: the title beside it says what it stands for. */
export function ArticleCover({ id, src, isLazy, className }: ArticleCoverProps) {
  return (
    <CoverRoot className={className}>
      <CoverArt seed={id} ratio="fill" />
      {src && <Picture src={src} alt="" loading={isLazy ? 'lazy' : undefined} decoding="async" />}
    </CoverRoot>
  );
}
