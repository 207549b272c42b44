import type { ReactNode } from 'react';
import { formatWhole } from '#data/formats.ts';
import { Button } from '#design-system/components/Button';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';

export interface SelectionBarProps {
  /** Combien de lignes sont choisies. */
  count: number;
  /** Comment s’appelle une ligne choisie : « média choisi ». */
  one: string;
  /** What several are called: « médias choisis ». */
  several: string;
  /** Choisit toutes les lignes de la page. */
  onSelectAll: () => void;
  /** Ne choisit plus rien. */
  onClear: () => void;
  /** Ce qui peut se faire avec toutes : des boutons, dès qu’il y en a une. */
  children: ReactNode;
}

/** How many rows of a list are chosen, and what can be done with all of them. */
export function SelectionBar({ count, one, several, onSelectAll, onClear, children }: SelectionBarProps) {
  return (
    <Cluster $gap={2}>
      <Text isAnnounced size="small" isTabular>
        {count > 0 && `${formatWhole(count)} ${count > 1 ? several : one}`}
      </Text>
      <Button size="small" variant="ghost" onClick={count > 0 ? onClear : onSelectAll}>
        {count > 0 ? 'Ne plus choisir' : 'Choisir toute la page'}
      </Button>
      {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
      {count > 0 && children}
    </Cluster>
  );
}
