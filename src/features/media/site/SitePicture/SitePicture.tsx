import { CoverArt } from '#design-system/primitives/CoverArt';
import type { PictureContent } from '#documents/contents/mediaFields.ts';
import { CoverPicture } from '../CoverPicture/CoverPicture.tsx';
import type { Frames } from '../frames.ts';
import { type Drawing, Scene } from '#site/illustrations/Scene.ts';
import { Filling, Ground } from './SitePicture.styles.ts';

export interface SitePictureProps {
  /** L’image d’un contenu : l’une des paires de couleurs, ou une image de la médiathèque. */
  picture: PictureContent | null | undefined;
  /** Dessine la couverture, seule ou sous l’image. */
  seed: string;
  /** Ce que le site dessine à la place de la couverture, sur le fond de la paire de couleurs. */
  drawing?: Drawing | undefined;
  /** Ses tailles à l’écran, qui décident du fichier à charger. */
  frames: Frames;
  /** Sa forme; `fill` prend la hauteur de sa boîte. */
  ratio?: 'square' | 'fill';
  /** La première image de la page se charge tout de suite; les autres attendent d’approcher de l’écran. */
  isFirst?: boolean;
}

/** A picture of a content, as large as the box around it: drawn, or of the library. What the library doesn't have is drawn. */
export function SitePicture({
  picture,
  seed,
  drawing,
  frames,
  ratio = 'fill',
  isFirst = false,
}: SitePictureProps) {
  const pair = typeof picture === 'string' ? picture : undefined;
  if (!picture || typeof picture === 'string' || !picture.facts)
    return drawing ? (
      <Ground $pair={pair ?? 'shore'}>
        <Scene as={drawing} preserveAspectRatio="xMidYMid slice" />
      </Ground>
    ) : (
      <CoverArt seed={seed} ratio={ratio} {...(pair && { pair })} />
    );
  const { src, alt, facts } = picture;
  const Shown = ratio === 'fill' ? Filling : CoverPicture;
  return (
    <Shown
      seed={seed}
      src={src}
      facts={facts}
      alt={alt ?? facts.alt ?? ''}
      frames={frames}
      ratio={ratio}
      isLazy={!isFirst}
    />
  );
}
