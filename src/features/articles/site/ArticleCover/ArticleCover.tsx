import type { BlogSummary } from '#features/articles/data/blog.queries.ts';
import type { CoverPictureProps } from '#features/media/site/CoverPicture/CoverPicture.tsx';
import { Cover } from './ArticleCover.styles.ts';

export interface ArticleCoverProps extends Pick<
  CoverPictureProps,
  'frames' | 'most' | 'isLazy' | 'className'
> {
  /** Son identifiant dessine la couverture; sa propre image, s’il en a une, s’y pose. */
  article: Pick<BlogSummary, 'id' | 'featured_image_url' | 'cover'>;
  /** Ce que montre l’image. Sans lui, un décor : le titre à côté dit ce qu’elle représente. */
  alt?: string | undefined;
}

/** The picture of an article, over a drawn one. */
export const ArticleCover = ({
  article: { id, featured_image_url, cover },
  alt = '',
  ...shown
}: ArticleCoverProps) => <Cover seed={id} src={featured_image_url} facts={cover} alt={alt} {...shown} />;
