import type { ReactNode } from 'react';
import { Caption, Scroll, TableRoot } from './Table.styles.ts';

export interface TableProps {
  /** Ce que montre le tableau; nomme aussi la région qui défile de côté. */
  caption: string;
  /** Montre `caption` au-dessus des lignes; sinon, il n’est que pour les lecteurs d’écran. */
  isCaptionVisible?: boolean;
  /** `dense` resserre les cellules et réduit le texte, pour une longue liste à parcourir. */
  density?: 'regular' | 'dense';
  /** Teinte la ligne sous le pointeur : pour les listes dont les lignes ont des actions. */
  hasRowHover?: boolean;
  /** Garde l’en-tête en vue pendant que la page défile. */
  hasStickyHead?: boolean;
  /**
   * Simples `thead`, `tbody`, `tr`, `th scope="col"` et `td`; `data-numeric` aux cellules de chiffres, `data-
   * actions` à celle des boutons.
   */
  children: ReactNode;
  /** Une classe de plus, pour le placer depuis l’extérieur. */
  className?: string;
}

/** A table of data, styled once for all its rows. On a narrow screen it scrolls by itself, reachable with the keyboard. */
export function Table({
  caption,
  isCaptionVisible,
  density = 'regular',
  hasRowHover,
  hasStickyHead,
  children,
  className,
}: TableProps) {
  return (
    <Scroll className={className} aria-label={caption} tabIndex={0} data-sticky={hasStickyHead || undefined}>
      <TableRoot data-density={density} data-hover={hasRowHover || undefined}>
        <Caption data-visible={isCaptionVisible || undefined}>{caption}</Caption>
        {children}
      </TableRoot>
    </Scroll>
  );
}
