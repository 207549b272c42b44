import type { ReactNode } from 'react';
import { Announcement } from '../../primitives/VisuallyHidden/index.ts';
import { Bone, SkeletonRoot } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** Forme de ce qui arrive. */
  shape?: 'text' | 'title' | 'control' | 'picture';
  /** Largeur, en part de sa boîte. */
  width?: 'full' | 'most' | 'half' | 'third';
}

/** The ghost of one thing that is loading. Compose it into the real layout, inside a `Skeleton.Group`. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <Bone aria-hidden data-shape={shape} data-width={width} />;
}

interface SkeletonGroupProps {
  /** Ce qui se charge. Vide quand un texte voisin le dit déjà : le groupe se tait alors. */
  label?: string;
  /** L’élément qui tient les fantômes, dans un tableau. */
  as?: 'tbody';
  children: ReactNode;
}

/** Holds ghosts, which breathe together, and says once for all of them what is loading. */
function SkeletonGroup({ label = 'Chargement...', as, children }: SkeletonGroupProps) {
  return label === '' ? (
    <SkeletonRoot as={as} aria-hidden>
      {children}
    </SkeletonRoot>
  ) : (
    <SkeletonRoot as={as} aria-busy>
      <Announcement>{label}</Announcement>
      {children}
    </SkeletonRoot>
  );
}

Skeleton.Group = SkeletonGroup;
