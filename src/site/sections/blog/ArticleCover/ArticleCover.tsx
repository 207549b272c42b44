import { formatObjectPosition, formatSrcSet } from '#data/media/picture.ts';
import type { BlogSummary } from '#data/articles/blog.queries.ts';
import { CoverArt } from '#design-system/primitives/CoverArt';
import { CoverRoot, Picture } from './ArticleCover.styles.ts';
import { type Frames, toSizes } from './shownWidth.ts';

export interface ArticleCoverProps {
  /** Its id draws the cover, and its own picture, if it has one, stands over it. */
  article: Pick<BlogSummary, 'id' | 'featured_image_url' | 'cover'>;
  /** How large it is shown: decides which of the picture's files is fetched. */
  frames: Frames;
  /** The most pixels across that it is worth; without it, all that there are. */
  most?: number;
  /** What the picture shows. Without it a decoration: the title beside it says what it stands for. */
  alt?: string;
  /** True below the first screen. */
  isLazy?: boolean;
  /** Sets the height. */
  className?: string;
}

/** The picture of an article, over a drawn one. */
export function ArticleCover({ article, frames, most, alt = '', isLazy, className }: ArticleCoverProps) {
  const { id, featured_image_url: address, cover } = article;
  return (
    <CoverRoot className={className}>
      <CoverArt seed={id} ratio="fill" />
      {address && (
        <Picture
          $position={cover ? formatObjectPosition(cover) : undefined}
          {...(cover && {
            srcSet: formatSrcSet(address, cover, most),
            sizes: cover.variants && toSizes(frames, cover),
            width: cover.width,
            height: cover.height,
          })}
          src={address}
          alt={alt}
          loading={isLazy ? 'lazy' : undefined}
          fetchPriority={isLazy ? undefined : 'high'}
          decoding="async"
        />
      )}
    </CoverRoot>
  );
}
