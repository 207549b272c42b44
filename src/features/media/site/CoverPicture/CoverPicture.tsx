import type { MediaFacts } from '#features/media/data/contentMedia.ts';
import { formatObjectPosition, formatSrcSet } from '#features/media/data/picture.ts';
import { CoverArt } from '#design-system/primitives/CoverArt';
import { type Frames, toSizes } from '../frames.ts';
import { CoverRoot, Ground, Picture } from './CoverPicture.styles.ts';

export interface CoverPictureProps {
  /** Dessine la couverture qui attend l’image. */
  seed: string;
  /** Où est l’image; sans elle, le dessin reste seul. */
  src: string | null | undefined;
  /** Ce que la médiathèque en sait. */
  facts: MediaFacts | null | undefined;
  /** Ce qu’elle montre; vide pour un décor. */
  alt: string;
  /** À quelle largeur elle se montre : décide du fichier à charger. */
  frames: Frames;
  /** Le plus de pixels de large qu’elle mérite; sans lui, tous. */
  most?: number | undefined;
  /** Vrai sous le premier écran. */
  isLazy?: boolean | undefined;
  /** La forme du cadre; `fill` prend la hauteur de sa boîte. */
  ratio?: 'square' | 'fill' | undefined;
  /** Donne la hauteur. */
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
