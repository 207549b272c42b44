import type { ReactNode } from 'react';
import { SceneRoot } from './Scene.styles.ts';

export interface DrawingProps {
  /** In a frame of its own that it covers; otherwise it goes on beyond its sheet. */
  isFramed?: boolean;
  /** One class more, to place it from outside. */
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
export function Scene({ description, width, height, isFramed, className, children }: SceneProps) {
  const words = { role: 'img', 'aria-label': description };
  return (
    <SceneRoot
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isFramed ? 'xMidYMid slice' : undefined}
      focusable={false}
      {...words}
    >
      {children}
    </SceneRoot>
  );
}
