import type { ComponentProps } from 'react';
import { HeadingRoot } from './Heading.styles.ts';
import { Loud } from './Loud.tsx';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Rang dans le plan de la page. */
  level: 1 | 2 | 3 | 4;
  /** Son allure, quand elle diffère de son rang. */
  size?: 'display' | 'loud' | 'h1' | 'h2' | 'h3' | 'h4';
}

/** A heading in the display face, balanced over its lines. */
export function Heading({ level, size = `h${level}`, children, ...props }: HeadingProps) {
  return (
    <HeadingRoot as={`h${level}`} data-size={size} {...props}>
      {size === 'loud' && typeof children === 'string' ? <Loud>{children}</Loud> : children}
    </HeadingRoot>
  );
}
