import type { ComponentProps } from 'react';
import { BadgeRoot, Dot } from './Badge.styles.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Ce que dit la couleur, en plus des mots. */
  variant?: 'default' | 'secondary' | 'outline' | 'destructive' | 'success' | 'accent';
  /**
   * Une couleur venue des données, en contour et en pastille; les mots gardent la couleur du texte, lisibles
   * quelle qu’elle soit. Pose un style en ligne : pour le back-office, jamais dans une page prérendue.
   */
  outlineColor?: string;
}

/** A short label of state or kind. It never acts: what can be clicked is a button. */
export function Badge({ variant = 'secondary', outlineColor, children, ...props }: BadgeProps) {
  return (
    <BadgeRoot
      data-variant={outlineColor ? 'outline' : variant}
      data-colored={outlineColor ? true : undefined}
      style={outlineColor ? { borderColor: outlineColor } : undefined}
      {...props}
    >
      {outlineColor && <Dot aria-hidden style={{ background: outlineColor }} />}
      <span>{children}</span>
    </BadgeRoot>
  );
}
