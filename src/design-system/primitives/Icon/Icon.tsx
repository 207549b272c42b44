import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

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

const IconRoot = styled.span`
  display: inline-flex;
  flex-shrink: 0;
  width: ${theme.size.icon};
  height: ${theme.size.icon};

  &[data-size='large'] {
    width: ${theme.size.iconLarge};
    height: ${theme.size.iconLarge};
  }
  &[data-size='huge'] {
    width: ${theme.size.iconHuge};
    height: ${theme.size.iconHuge};
  }
  > svg {
    width: 100%;
    height: 100%;
  }
`;
