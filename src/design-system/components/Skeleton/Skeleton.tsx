import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Bone, SkeletonRoot } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** Forme de ce qui arrive. */
  shape?: 'text' | 'title' | 'control' | 'picture' | 'round';
  /** Largeur, en part de sa boîte; une dernière ligne est rarement pleine. */
  width?: 'full' | 'most' | 'half' | 'third';
  /** Une classe de plus, pour le placer depuis l’extérieur. */
  className?: string;
}

/** The ghost of one thing that is loading. Compose it into the real layout, inside a `Skeleton.Group`. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return <Bone className={className} aria-hidden data-shape={shape} data-width={width} />;
}

/** Says once, for all the ghosts inside, what is loading. */
function SkeletonGroup({ label = 'Chargement...', children }: { label?: string; children: ReactNode }) {
  return (
    <SkeletonRoot aria-busy>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {children}
    </SkeletonRoot>
  );
}

Skeleton.Group = SkeletonGroup;
