import { MessageSquarePlus } from 'lucide-react';
import { Button } from '#design-system/components/Button';
import { Launcher, Refusal } from './PreviewNotes.styles.ts';
import type { NoteTarget } from './targets.ts';
import type { Selected } from './useSelection.ts';

export interface SelectedWordsProps {
  selected: Selected;
  onChoose: (target: NoteTarget) => void;
}

/** Stands by the words that are selected: offers to note them, or says why that can't be. */
export function SelectedWords({ selected: { aim, rect }, onChoose }: SelectedWordsProps) {
  const canHover = matchMedia('(hover: hover)').matches;
  return (
    <Launcher
      data-floating=""
      style={
        canHover
          ? {
              insetBlockStart: Math.max(8, Math.min(rect.bottom + 8, innerHeight - 64)),
              insetInlineStart: Math.max(8, Math.min(rect.left, innerWidth - 220)),
            }
          : { insetBlockEnd: 16, insetInlineStart: 16 }
      }
    >
      {'refusal' in aim ? (
        <Refusal aria-label="Mots sélectionnés">{aim.refusal}</Refusal>
      ) : (
        <Button
          variant="primary"
          iconStart={MessageSquarePlus}
          // The words stay selected.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(aim.target)}
        >
          Noter ces mots
        </Button>
      )}
    </Launcher>
  );
}
