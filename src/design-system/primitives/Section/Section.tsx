import type { ComponentProps } from 'react';
import { Container } from '../Container/index.ts';
import { SectionRoot } from './Section.styles.ts';

export interface SectionProps extends ComponentProps<'section'> {
  /** Fond de la bande. Une page alterne `page` et `band`, avec une seule bande `dark`. */
  tone?: 'page' | 'band' | 'dark';
  /** Colonne du contenu; `full` laisse la largeur aux enfants. */
  width?: 'content' | 'text' | 'full';
  /** Les marges du haut et du bas. */
  spacing?: 'regular' | 'compact';
}

/** A band of a page: ground, colours and focus ring of everything on it, padding and column. */
export function Section({
  tone = 'page',
  width = 'content',
  spacing = 'regular',
  children,
  ...props
}: SectionProps) {
  return (
    <SectionRoot data-tone={tone} data-spacing={spacing} {...props}>
      {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
      {width === 'full' ? children : <Container $width={width}>{children}</Container>}
    </SectionRoot>
  );
}
