import type { MediaFacts } from '#features/media/data/contentMedia.ts';
import { formatObjectPosition, formatSrcSet } from '#features/media/data/picture.ts';
import { CoverArt } from '#design-system/primitives/CoverArt';
import { type Frames, toSizes } from '../shownWidth.ts';
import { CoverRoot, Ground, Picture } from './CoverPicture.styles.ts';

export interface CoverPictureProps {
  /** Draws the cover that stands there until the picture comes. */
  seed: string;
  /** Where the picture is; without it, the drawing stays alone. */
  src: string | null | undefined;
  /** What the library knows of it. */
  facts: MediaFacts | null | undefined;
  /** What it shows; '' for a decoration. */
  alt: string;
  /** How large it is shown: decides which of the picture's files is fetched. */
  frames: Frames;
  /** The most pixels across that it is worth; without it, all that there are. */
  most?: number | undefined;
  /** True below the first screen. */
  isLazy?: boolean | undefined;
  /** The shape of the frame; `fill` takes the height of its box. */
  ratio?: 'square' | 'fill' | undefined;
  /** Sets the height. */
  className?: string | undefined;
}

/** Through any other format something may be seen. */
const isOpaque = (src: string, type: string | undefined) =>
  type ? type === 'image/jpeg' : /\.jpe?g$/i.test(src);

/** A picture that fills its frame: over a drawn cover, or on a plain ground where the drawing might show through. */
export function CoverPicture({
  seed,
  src,
  facts,
  alt,
  frames,
  most,
  isLazy,
  ratio = 'fill',
  className,
}: CoverPictureProps) {
  const { width, height } = facts ?? {};
  return (
    <CoverRoot className={className} data-ratio={ratio}>
      {src && !isOpaque(src, facts?.type) ? <Ground /> : <CoverArt seed={seed} ratio={ratio} />}
      {src && (
        <Picture
          $position={facts ? formatObjectPosition(facts) : undefined}
          {...(width &&
            height && {
              srcSet: formatSrcSet(src, { ...facts, width, height }, most),
              sizes: facts?.variants && toSizes(frames, { width, height }),
              width,
              height,
            })}
          src={src}
          alt={alt}
          loading={isLazy ? 'lazy' : undefined}
          fetchPriority={isLazy ? undefined : 'high'}
          decoding="async"
        />
      )}
    </CoverRoot>
  );
}
