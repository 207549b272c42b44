import { MessageSquarePlus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from '#design-system/components/Button';
import { Refusal, WordsLauncher } from './PreviewNotes.styles.ts';
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
    <WordsLauncher
      data-floating=""
      style={canHover ? standBy(rect) : { insetBlockEnd: 16, insetInlineStart: 16 }}
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
    </WordsLauncher>
  );
}

/** Right below some words, within the window: moved by its own size where it would reach out. */
function standBy({ left, bottom }: Selected['rect']): CSSProperties {
  const [x, y] = [Math.max(8, left), Math.max(8, bottom + 8)];
  return {
    insetBlockStart: y,
    insetInlineStart: x,
    translate: `min(0px, 100vw - ${x}px - 100% - 8px) min(0px, 100dvh - ${y}px - 100% - 8px)`,
  };
}
