import { useEffect, useEffectEvent, useState } from 'react';
import { type Aim, findTarget, type NotedDocument } from './targets.ts';

/** Milliseconds that a selection rests before something is offered for it. */
const REST = 150;

/** Some selected words of the page, and where they end on screen. */
export type Selected = { aim: Aim; rect: Pick<DOMRect, 'left' | 'right' | 'bottom'> };

/** The words of the page that are selected, by mouse, finger or keys; null while none are. */
export function useSelection(documents: readonly NotedDocument[]): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null);

  const look = useEffectEvent(() => {
    const selection = getSelection();
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
    const aim = range && !range.collapsed && findTarget(range, documents);
    if (!range || !aim) return setSelected(null);
    const { left, right, bottom } = range.getBoundingClientRect();
    setSelected({ aim, rect: { left, right, bottom } });
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

  return selected;
}
