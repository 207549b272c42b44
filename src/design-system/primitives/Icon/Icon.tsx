import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { IconRoot } from './Icon.styles.ts';

export interface IconProps {
  /** Un dessin de lucide-react, importé par son nom : `import { Mic } from 'lucide-react'`. */
  icon: LucideIcon;
  /** La taille du dessin. */
  size?: 'text' | 'large' | 'huge';
  /** Ce que dit l’icône. Sans lui elle est décorative, cachée aux technologies d’assistance. */
  label?: string;
}

/** An icon in the colour of its text, that grows with the text size. */
export const Icon = memo(function Icon({ icon: Drawing, size = 'text', label }: IconProps) {
  return (
    <IconRoot data-size={size}>
      <Drawing
        aria-hidden={label ? undefined : true}
        role={label ? 'img' : undefined}
        aria-label={label}
        strokeWidth={size === 'huge' ? 1.5 : 2}
        focusable={false}
      />
    </IconRoot>
  );
});
