import type { BlogSummary } from '#features/articles/data/blog.queries.ts';
import type { CoverPictureProps } from '#features/media/site/CoverPicture/CoverPicture.tsx';
import { Cover } from './ArticleCover.styles.ts';

export interface ArticleCoverProps extends Pick<
  CoverPictureProps,
  'frames' | 'most' | 'isLazy' | 'className'
> {
  /** Its id draws the cover, and its own picture, if it has one, stands over it. */
  article: Pick<BlogSummary, 'id' | 'featured_image_url' | 'cover'>;
  /** What the picture shows. Without it a decoration: the title beside it says what it stands for. */
  alt?: string | undefined;
}

/** The picture of an article, over a drawn one. */
export const ArticleCover = ({
  article: { id, featured_image_url, cover },
  alt = '',
  ...shown
}: ArticleCoverProps) => <Cover seed={id} src={featured_image_url} facts={cover} alt={alt} {...shown} />;
