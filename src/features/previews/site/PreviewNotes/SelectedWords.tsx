import { MessageSquarePlus } from 'lucide-react';
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#design-system/components/Button';
import { Refusal, WordsLauncher } from './PreviewNotes.styles.ts';
import { type Aim, findTarget, type NotedDocument, type NoteTarget } from './targets.ts';

/** Milliseconds that a selection rests before something is offered for it. */
const REST = 150;

type SelectedWordsProps = { documents: readonly NotedDocument[]; onChoose: (target: NoteTarget) => void };

/** Stands by the words of the page that are selected, by mouse, finger or keys: offers to note them, or says why that can't be. */
export function SelectedWords({ documents, onChoose }: SelectedWordsProps) {
  const [selected, setSelected] = useState<{ aim: Aim; rect: DOMRect } | null>(null);

  const look = useEffectEvent(() => {
    const selection = getSelection();
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
    const aim = range && findTarget(range, documents);
    setSelected(aim && { aim, rect: range.getBoundingClientRect() });
  });
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const onChange = () => {
      clearTimeout(rest);
      rest = setTimeout(look, REST);
    };
    const listening = new AbortController();
    document.addEventListener('selectionchange', onChange, { signal: listening.signal });
    // What is offered stands by the words, wherever they are by then.
    addEventListener('scroll', onChange, { passive: true, signal: listening.signal });
    addEventListener('resize', look, { signal: listening.signal });
    return () => {
      clearTimeout(rest);
      listening.abort();
    };
  }, []);

  if (!selected) return null;
  const { aim, rect } = selected;
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
function standBy({ left, bottom }: DOMRect): CSSProperties {
  const [x, y] = [Math.max(8, left), Math.max(8, bottom + 8)];
  return {
    insetBlockStart: y,
    insetInlineStart: x,
    translate: `min(0px, 100vw - ${x}px - 100% - 8px) min(0px, 100dvh - ${y}px - 100% - 8px)`,
  };
}
