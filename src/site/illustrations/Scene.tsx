import type { ReactNode } from 'react';
import { SceneRoot } from './Scene.styles.ts';

export interface DrawingProps {
  /** True where the words beside it already say what it shows. */
  isDecorative?: boolean;
  /** Une classe de plus, pour le placer depuis l’extérieur. */
  className?: string | undefined;
}

export interface SceneProps extends DrawingProps {
  /** What it shows, for those who don't see it. */
  description: string;
  /** The part that is always in view; planes go on beyond it, as far as the frame around it lets them. */
  width: number;
  height: number;
  children: ReactNode;
}

/** The sheet of a drawing. What leaves it is cut by the frame around it, not by the sheet. */
export function Scene({ description, width, height, isDecorative, className, children }: SceneProps) {
  const words = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': description };
  return (
    <SceneRoot className={className} viewBox={`0 0 ${width} ${height}`} focusable={false} {...words}>
      {children}
    </SceneRoot>
  );
}
