import { type ReactNode, useRef } from 'react';
import { formatWhole } from '#data/formats.ts';
import { Button, type ButtonProps } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import type { useSelection } from '../useSelection.ts';
import { Chosen } from './SelectionBar.styles.ts';
import { Trash2 } from 'lucide-react';

export interface SelectionBarProps {
  /** Les lignes choisies, et ce qui les choisit toutes ou aucune. */
  selection: Pick<ReturnType<typeof useSelection>, 'selected' | 'selectAll' | 'clear'>;
  /** Comment s’appelle une ligne choisie : « média choisi ». */
  one: string;
  /** What several are called: « médias choisis ». */
  several: string;
  /** Ce qui peut se faire avec toutes : des boutons, dès qu’il y en a une. */
  children: ReactNode;
}

/** Chooses a page of a list; how many rows are chosen, and what can be done with all of them, stand over the bottom of the window. */
export function SelectionBar({ selection, one, several, children }: SelectionBarProps) {
  const count = selection.selected.length;
  const all = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={all} size="small" variant="ghost" onClick={selection.selectAll}>
        Choisir toute la page
      </Button>
      <Chosen data-selection="" data-bottom-bar={count > 0 || undefined}>
        <Text isAnnounced size="small" isTabular>
          {count > 0 && `${formatWhole(count)} ${count > 1 ? several : one}`}
        </Text>
        {count > 0 && (
          <>
            {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
            {children}
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                // With the bar goes the focus.
                all.current?.focus();
                selection.clear();
              }}
            >
              Ne plus choisir
            </Button>
          </>
        )}
      </Chosen>
    </>
  );
}

/** Deletes the rows that are chosen, in their bar. */
export const DeleteSelected = ({
  onDelete,
  ...state
}: Pick<ButtonProps, 'isPending' | 'isDisabled'> & { onDelete: () => void }) => (
  <Button
    size="small"
    variant="danger"
    iconStart={Trash2}
    pendingLabel="Suppression..."
    onClick={onDelete}
    {...state}
  >
    Supprimer
  </Button>
);
